/** The product's colours and type, for a page that needs nothing but itself. */
export const pageStyle = `
:root{--desk:#F6F3EC;--sheet:#FFFFFF;--ink:#1E2227;--second:#555B63;--hairline:#E6E0D4;--accent:#1E5B86;--hover:#174968;
--on-accent:#FFFFFF;--seal:#B23A2B;--good:#2E7D4F;--warn:#A8700B;--shadow:0 1px 3px rgb(30 34 39 / 8%)}
@media (prefers-color-scheme:dark){:root{--desk:#15171B;--sheet:#1D2026;--ink:#ECE8DF;--second:#B4B0A6;--hairline:#2C3037;
--accent:#6FB0DB;--hover:#8CC2E6;--on-accent:#15171B;--seal:#E0705F;--good:#6CC08B;--warn:#E0B155;--shadow:none}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--desk);color:var(--ink);font:15px/1.7 system-ui,"PingFang SC","Microsoft YaHei",
"Noto Sans SC","Hiragino Sans",sans-serif;font-variant-numeric:tabular-nums;text-autospace:normal;display:grid;
grid-template-columns:minmax(0,1fr);place-content:center;justify-items:center;padding:24px 16px}
main{width:100%;max-width:440px;background:var(--sheet);border:1px solid var(--hairline);border-radius:8px;
box-shadow:var(--shadow);padding:32px 24px}
header{display:flex;align-items:center;gap:12px;margin-bottom:24px}
h1,h2,.amount{font-family:"Songti SC","Source Han Serif","Noto Serif SC","Yu Mincho",Georgia,serif;font-weight:600;margin:0}
h1{font-size:20px;line-height:1.4}
h2{font-size:20px;line-height:1.4;margin-top:24px}
h2.good{color:var(--good)}h2.warn{color:var(--warn)}
.seal{margin:0;flex:none;width:40px;height:40px;border-radius:8px;background:var(--seal);color:var(--sheet);display:grid;
place-items:center;font:600 24px/1 "Songti SC","Noto Serif SC",serif}
.amount{font-size:44px;line-height:1.2;color:var(--seal);overflow-wrap:anywhere}
dl{margin:16px 0 0;border-top:1px solid var(--hairline)}
dl div{padding:12px 0;border-bottom:1px solid var(--hairline)}
dt{color:var(--second);font-size:13px}
dd{margin:0;overflow-wrap:anywhere}
p{margin:8px 0 0}
.notice{margin-top:24px;padding-top:16px;border-top:1px solid var(--hairline);color:var(--second);font-size:13px}
form{margin:16px 0 0}
button{width:100%;min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--second);background:transparent;
color:var(--ink);font:inherit;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
button.main:hover{background:var(--hover);border-color:var(--hover)}
button:not(.main):hover{border-color:var(--ink)}
form + form{margin-top:8px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
