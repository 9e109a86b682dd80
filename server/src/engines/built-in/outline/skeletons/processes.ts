const process =
  /^(?:the )?(?:recovery|rise|growth|fall|decline|spread|birth|making|emergence|collapse|end|development|expansion|transformation|modernisation|modernization|revival|unification|formation|growth) of |^(?:el |la )?(?:recuperación|auge|crecimiento|caída|declive|expansión|nacimiento|formación|surgimiento|fin|desarrollo|transformación|modernización|unificación|crisis) de|(?:兴起|崛起|衰落|复兴|发展|形成|扩张|解体|转型|の成立|の形成|の発展|の衰退|の普及|の復興|の近代化|の崩壊)$/iu;

/** The recovery of Europe, the growth of Bilbao: what became of a thing meant nothing for that which is said to have brought it about. */
export const isProcess = (name: string): boolean => process.test(name);
