const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean));

/** Of English and Spanish together: papers of one quote the other. Their points are left out. */

/** Something always follows them. */
export const leading = words(`
  dr mr mrs ms mx prof profs messrs mme mlle rev hon gen col lt capt sgt cmdr gov sen rep pres supt st ste mt
  sra srta dra dña lic arq excmo ilmo mtro mtra fr
  e.g eg i.e ie cf vs viz p.ej ej i.a n.b nb q.v`);

/** A number, a name or a word follows them, unless a new sentence plainly begins. */
export const linking = words(`
  no nos nr fig figs eq eqs eqn eqns vol vols p pp par para sec sect secs ch chap chaps tab tbl ref refs ex exx
  ed eds art arts cap caps núm núms num pág págs pag párr apdo aptdo inc incs op cit loc ibid ib id fol ff
  jan feb mar apr jun jul aug sep sept oct nov dec ene abr ago set dic
  approx ca circa c aprox est tel dept depts univ assoc asoc intl natl incl excl resp trans trad coord comp compil
  publ orig rev suppl supl abbr abr cont cont'd eng ing sr jr cía av avda ctra dpto depto prov edo
  max min máx mín avg std var temp wt ht sup inf ant sig sigs ss lib tít vid
  spp sp subsp cv gen`);

/** They may end a sentence as well: only the next word tells. */
export const closing = words(`
  al ltd co corp inc plc llc bros govt esq a.m p.m ph.d phd m.a b.a m.sc b.sc m.d
  u.s u.k u.n e.u u.s.a ee.uu ud uds vd vds s.a s.l d.c a.c a.d b.c`);

/** Words with which sentences begin and names do not. */
export const openers = words(`
  the this that these those there then thus therefore though although and an as at after also all another any
  because before besides both but by despite during each either even every few finally first for from further
  furthermore given hence here how however if in indeed instead it its later like many meanwhile more moreover most
  much my neither nevertheless next no nonetheless nor not now of on once one only or other others our over overall
  people perhaps recent recently second secondly several she since so some still subsequently such than their them they
  thirdly throughout to today together too two under unlike until upon we what when where whereas whether which while
  who why with within without yet you your he his her i is are was were do does did can could may might must should
  would will let a according additionally again almost along among between consequently currently
  el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella se su sus en por para con sin
  como cuando donde si no pero sino aunque además asimismo también según sobre tras desde hasta entre durante ante cada
  todo toda todos todas otro otra otros otras así entonces luego después antes finalmente primero segundo
  hay es son fue fueron era eran ha han había al del más muchos muchas algunos algunas ambos ambas estamos esto eso ello
  nosotros ellos ellas él ella mientras porque pues ya y o e ni que quien cual cuyo muy tan tanto cabe conviene`);

/** Who speaks: what stands behind a quotation with these belongs to it. */
export const speech =
  /^(?:的|这[句话段]|一[句语说词]|\p{Script=Han}{0,6}?(?:[说道问答喊叫曰称]|写道|表示|指出|认为|强调|感叹)[，。：；！？着了])|^[\s,]*(?:\p{L}[\p{L}'’.-]*\s+){0,3}?(?:said|says|asked|asks|replied|answered|cried|shouted|wrote|writes|exclaimed|whispered|thought|added|explained|argued|dijo|dice|preguntó|pregunta|respondió|responde|exclamó|añadió|escribió|afirmó|contestó|señaló)(?!\p{L})/u;
/** How far `speech` looks. */
export const speechReach = 48;
