extension ReportPage {
  static let style = """
    :root {
      color-scheme: light dark;
      --text: #1c1e21; --faint: #5f6670; --ground: #ffffff; --panel: #f4f5f7; --line: #d9dce1;
      --good: #17733a; --goodGround: #dff3e5; --bad: #a8231b; --badGround: #fbe3e1;
      --odd: #8a5300; --oddGround: #fdeccd;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e6e8eb; --faint: #9aa2ad; --ground: #15171a; --panel: #1f2227; --line: #363b43;
        --good: #7fd69b; --goodGround: #16351f; --bad: #ff9d94; --badGround: #401a17;
        --odd: #f5c26b; --oddGround: #3d2c0d;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 3rem; color: var(--text);
      background: var(--ground); font: 16px/1.5 system-ui, sans-serif;
    }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
    h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
    p { margin: .25rem 0; max-width: 45rem; }
    .figures, .names, footer { color: var(--faint); }
    .figures b { color: var(--text); font-variant-numeric: tabular-nums; }
    .matrix { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
    table { border-collapse: separate; border-spacing: 0; font-size: .875rem; min-width: 100%; }
    th, td { position: relative; padding: .2rem .35rem; text-align: center; border-bottom: 1px solid var(--line); }
    tfoot th, tfoot td, tbody tr:last-child > * { border-bottom: 0; }
    tfoot th, tfoot td { border-top: 1px solid var(--line); color: var(--faint); }
    thead th { font-weight: 600; color: var(--faint); font-variant-numeric: tabular-nums; }
    td.sum, tfoot td { font-variant-numeric: tabular-nums; }
    .name {
      position: sticky; left: 0; text-align: left; background: var(--panel); font-weight: 500;
      max-width: min(14rem, 40vw); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      border-right: 1px solid var(--line);
    }
    .first, .chapter { border-left: 1px solid var(--line); }
    .passed { color: var(--good); background: var(--goodGround); }
    .failed, .crashed, .stopped, .left, .notCompiled { color: var(--bad); background: var(--badGround); }
    .notJudged { color: var(--odd); background: var(--oddGround); font-weight: 700; }
    .missing, .notBegun { color: var(--faint); }
    .legend {
      list-style: none; padding: 0; margin: .75rem 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem;
      font-size: .875rem; color: var(--faint);
    }
    .name a { color: inherit; }
    .spoken {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .exercises { list-style: none; padding: 0; font-size: .875rem; }
    .legend span { display: inline-block; width: 1.5rem; text-align: center; border-radius: .25rem; }
    .topics { padding: 0; margin: 1rem 0; list-style: none; display: grid; gap: .75rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
    .topics > li { background: var(--panel); border-radius: .5rem; padding: .75rem 1rem; break-inside: avoid; }
    .topics ul { margin: .25rem 0; padding-left: 1.25rem; }
    h3 { font-size: 1rem; margin: 0; }
    .names { font-size: .875rem; overflow-wrap: anywhere; }
    details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    pre { overflow-x: auto; background: var(--panel); padding: .75rem; border-radius: .5rem;
      font: .8125rem/1.45 ui-monospace, monospace; }
    dl { columns: 26rem 2; column-gap: 2rem; font-size: .875rem; }
    dl > div { break-inside: avoid; }
    dd span { display: inline-block; width: 1.5rem; text-align: center; border-radius: .25rem; }
    dt { font-weight: 600; overflow-wrap: anywhere; }
    dd { margin: 0 0 .75rem; }
    dd ul { margin: .25rem 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
    footer { margin-top: 3rem; font-size: .875rem; }
    @media screen { .paper { display: none; } }
    @media print {
      .screen { display: none; }
      .paper { margin-bottom: .75rem; break-inside: avoid; }
      h3 { font-size: 11px; }
      body { max-width: none; padding: 0; font-size: 11px; }
      .matrix { overflow: visible; border: 0; }
      table { font-size: 9px; }
      th, td { padding: .05rem .15rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .name { position: static; max-width: 9rem; }
      .names, .legend, footer, pre, dl { font-size: 9px; }
      h2 { break-after: avoid; margin: 1.25rem 0 .25rem; }
      .topics { display: block; columns: 2; column-gap: .75rem; }
      .topics > li { margin-bottom: .5rem; padding: .4rem .6rem; }
      dl { columns: 2; }
      dd { margin: 0 0 .4rem; }
      details::details-content { content-visibility: visible; block-size: auto; }
      tr { break-inside: avoid; }
    }
    """
}
