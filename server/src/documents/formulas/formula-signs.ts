import type { BigOperator, NamedFunction, Sign, SignRole } from './formula-tree.ts';

/** "name=sign" pairs, or bare names where the sign is the name. */
const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [name = '', sign = name] = pair.split('=', 2) as [string, string?];
      return [name, sign];
    });

const signs = new Map<string, Sign>();
const add = (role: SignRole, list: string): void => {
  for (const [name, text] of pairs(list)) signs.set(name, { kind: 'sign', text, role });
};

add(
  'variable',
  `alpha=α beta=β gamma=γ delta=δ epsilon=ϵ varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι kappa=κ lambda=λ mu=μ
   nu=ν xi=ξ omicron=ο pi=π varpi=ϖ rho=ρ varrho=ϱ sigma=σ varsigma=ς tau=τ upsilon=υ phi=ϕ varphi=φ chi=χ psi=ψ omega=ω
   ell=ℓ imath=ı jmath=ȷ`,
);
add(
  'ordinary',
  `Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Upsilon=Υ Phi=Φ Psi=Ψ Omega=Ω hbar=ℏ infty=∞ partial=∂ nabla=∇
   forall=∀ exists=∃ nexists=∄ emptyset=∅ varnothing=∅ neg=¬ lnot=¬ angle=∠ triangle=△ prime=′ Re=ℜ Im=ℑ aleph=ℵ degree=°
   top=⊤ ldots=… dots=… dotsc=… cdots=⋯ dotsb=⋯ vdots=⋮ ddots=⋱ %=% $=$ #=# &=& _=_ checkmark=✓ square=□ backslash=∖ complement=∁`,
);
add(
  'operator',
  `pm=± mp=∓ times=× div=÷ cdot=⋅ ast=∗ star=⋆ circ=∘ bullet=∙ cap=∩ cup=∪ setminus=∖ wedge=∧ land=∧ vee=∨ lor=∨ oplus=⊕
   ominus=⊖ otimes=⊗ odot=⊙ dagger=† sqcup=⊔ sqcap=⊓ uplus=⊎`,
);
add(
  'relation',
  `leq=≤ le=≤ leqslant=⩽ geq=≥ ge=≥ geqslant=⩾ neq=≠ ne=≠ equiv=≡ approx=≈ sim=∼ simeq=≃ cong=≅ propto=∝ ll=≪ gg=≫ lt=<
   gt=> in=∈ notin=∉ ni=∋ subset=⊂ subseteq=⊆ supset=⊃ supseteq=⊇ perp=⊥ bot=⊥ parallel=∥ mid=∣ doteq=≐ models=⊨ vdash=⊢ prec=≺
   succ=≻ preceq=⪯ succeq=⪰ to=→ rightarrow=→ leftarrow=← gets=← leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔
   iff=⇔ implies=⇒ impliedby=⇐ mapsto=↦ longrightarrow=⟶ longleftarrow=⟵ Longrightarrow=⟹ uparrow=↑ downarrow=↓ colon=: coloneqq=≔
   asymp=≍ rightleftharpoons=⇌ hookrightarrow=↪ because=∵ therefore=∴ triangleq=≜`,
);
add('opening', 'lbrace={ {={ lbrack=[ langle=⟨ lfloor=⌊ lceil=⌈ lvert=| lVert=‖');
add('closing', 'rbrace=} }=} rbrack=] rangle=⟩ rfloor=⌋ rceil=⌉ rvert=| rVert=‖');
add('ordinary', 'vert=| |=‖ Vert=‖');

export const findSign = (command: string): Sign | undefined => signs.get(command);

const bigs = new Map<string, BigOperator>([
  ...pairs(`sum=∑ prod=∏ coprod=∐ bigcup=⋃ bigcap=⋂ bigoplus=⨁ bigotimes=⨂ bigwedge=⋀ bigvee=⋁`).map(
    ([name, text]): [string, BigOperator] => [name, { kind: 'big', text, limits: 'under' }],
  ),
  ...pairs('int=∫ iint=∬ iiint=∭ oint=∮').map(([name, text]): [string, BigOperator] => [
    name,
    { kind: 'big', text, limits: 'beside' },
  ]),
]);
const bigOfText = new Map([...bigs.values()].map((big) => [big.text, big]));

export const findBig = (command: string): BigOperator | undefined => bigs.get(command);

const functions = new Map<string, NamedFunction>([
  ...pairs(`sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth exp log ln lg arg deg dim hom ker`).map(
    ([command, name]): [string, NamedFunction] => [command, { kind: 'function', name, limits: 'beside' }],
  ),
  ...pairs('lim max min sup inf det gcd Pr argmax argmin').map(([command, name]): [string, NamedFunction] => [
    command,
    { kind: 'function', name: name.replace(/^arg(?=m)/u, 'arg '), limits: 'under' },
  ]),
  ['limsup', { kind: 'function', name: 'lim sup', limits: 'under' }],
  ['liminf', { kind: 'function', name: 'lim inf', limits: 'under' }],
]);

export const findFunction = (command: string): NamedFunction | undefined => functions.get(command);

const characterRoles = new Map<string, SignRole>();
for (const { text, role } of signs.values()) if (!/^[%$#&_{}<>|]$/u.test(text)) characterRoles.set(text, role);
for (const character of '+-−*·⋅∗') characterRoles.set(character, 'operator');
for (const character of '=<>:') characterRoles.set(character, 'relation');
for (const character of ',;') characterRoles.set(character, 'punctuation');
for (const character of '([') characterRoles.set(character, 'opening');
for (const character of ')]') characterRoles.set(character, 'closing');
for (const character of '/|!?.@"`') characterRoles.set(character, 'ordinary');

/** Signs that a keyboard has one form of and print another. */
const printed: Readonly<Record<string, string>> = { '-': '−', '*': '∗', '·': '⋅', '"': '″', '`': '‘' };

/** Reads one character that stands for itself; what no formula has a sign for (Chinese, emoji) is words. */
export function readCharacter(character: string): Sign | BigOperator | { kind: 'words'; text: string } {
  const big = bigOfText.get(character);
  if (big) return big;
  if (/^[A-Za-z]$/u.test(character)) return { kind: 'sign', text: character, role: 'variable' };
  const role = characterRoles.get(character);
  if (role) return { kind: 'sign', text: printed[character] ?? character, role };
  return { kind: 'words', text: character };
}

/** Names that may follow \left, \right and \middle, besides the characters themselves. */
const fences = new Set('( ) [ ] { } | ‖ ⟨ ⟩ ⌊ ⌋ ⌈ ⌉ / ↑ ↓'.split(' '));

export const isFence = (text: string): boolean => fences.has(text);
