/** The product's colours and type on the one page that is not part of the web. */
export const apiPageStyle = `
:root{--desk:#F6F3EC;--sheet:#FFFFFF;--ink:#1E2227;--second:#555B63;--hairline:#E6E0D4;--accent:#1E5B86;--seal:#B23A2B;
--shadow:0 1px 3px rgb(30 34 39 / 8%)}
@media (prefers-color-scheme:dark){:root{--desk:#15171B;--sheet:#1D2026;--ink:#ECE8DF;--second:#B4B0A6;--hairline:#2C3037;
--accent:#6FB0DB;--seal:#E0705F;--shadow:none}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--desk);color:var(--ink);font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",
"Hiragino Sans",sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--accent);text-underline-offset:4px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-9999px}.skip:focus{left:16px;top:16px;background:var(--sheet);padding:8px 12px}
header,.columns{max-width:1120px;margin:0 auto;padding:0 16px}
header{display:flex;gap:16px;align-items:center;padding-top:32px;padding-bottom:24px}
h1,h2{font-family:"Songti SC","Source Han Serif","Noto Serif SC","Yu Mincho",Georgia,serif;font-weight:600;margin:0}
h1{font-size:28px;line-height:1.3}h2{font-size:22px;margin:0 0 12px}
h3{font-size:16px;margin:0;overflow-wrap:anywhere}h4{font-size:13px;font-weight:600;color:var(--second);margin:16px 0 4px}
p{margin:4px 0}
.seal{margin:0;flex:none;width:48px;height:48px;border-radius:8px;background:var(--seal);color:var(--sheet);display:grid;place-items:center;
font:600 28px/1 "Songti SC","Noto Serif SC",serif}
.quiet{color:var(--second)}
.columns{display:grid;grid-template-columns:176px minmax(0,1fr);gap:32px;padding-bottom:64px}
nav{position:sticky;top:16px;align-self:start}
nav ul{list-style:none;margin:0;padding:0}nav a{display:inline-block;padding:4px 0}
section{margin-bottom:40px}
.call{background:var(--sheet);border:1px solid var(--hairline);border-radius:8px;box-shadow:var(--shadow);padding:20px 24px;
margin-bottom:16px}
.method{color:var(--accent);font-weight:700}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:12px 0 0;padding:12px;border:1px solid var(--hairline);border-radius:8px}
table{width:100%;border-collapse:collapse;font-size:14px}
.fields th:first-child{width:32%}.fields th:nth-child(3){width:22%}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--hairline);font-weight:400;
overflow-wrap:anywhere}
thead th{border-top:0;color:var(--second);font-size:13px}
tr:target{background:color-mix(in srgb,var(--accent) 12%,transparent)}
.codes a{margin-right:8px;display:inline-block}
@media (max-width:760px){.columns{grid-template-columns:minmax(0,1fr);gap:16px}nav{position:static}nav li{display:inline-block;
margin-right:12px}nav a{padding:8px 0}.call{padding:16px}}
`;
