import type { TitleData } from '../title-data.ts';

export const peopled: TitleData['peopled'] = {
  law: `
w la relación laboral | la subordinación | jskvpe
w la jornada de trabajo | el derecho al descanso | jskvpe
w los derechos sindicales | la negociación colectiva | jskvpte
w la cobertura de accidentes | la responsabilidad de la empresa | jskvpe
w la protección frente al despido | el despido improcedente | jskvpe
k la protección en Internet | el consentimiento parental | jskvpe
k la capacidad contractual | las compras en línea | jskve
k el derecho a la educación | la igualdad de trato | jspvkte
k el derecho a ser oídos | el interés superior del menor | jskvpte
la protección de datos | el consentimiento informado | jskvpe
el derecho a la intimidad | la responsabilidad civil | jskvpte
a la igualdad de trato | la discriminación indirecta | jskvpt
a los derechos sociales | los deberes del Estado | jskvpt
la asistencia jurídica | el acceso a la justicia | jspvk`,
  economics: `
a el pago móvil | el gasto en consumo | rsvk
a la educación financiera | el ahorro | rsvp
a la cobertura social | la estabilidad de los ingresos | rspv
a el nivel de ingresos | los hábitos de consumo | rhsv
a el coste de la vida | el presupuesto familiar | rsph
w el nivel salarial | la movilidad laboral | rsphv
w el empleo flexible | la estabilidad de los ingresos | rspvk
k el gasto familiar en educación | las oportunidades educativas | rspvh
k los comedores escolares | la salud | rpskh
k los ingresos familiares | el acceso a la educación | rsvhk
k la oferta de guarderías | el gasto familiar en educación | rspkv`,
  education: `
la mentoría | la autoeficacia | rspkv
la alfabetización digital | la evaluación de la información | rsekvp
la educación emocional | la resiliencia | rsekvp
el aprendizaje en línea | el compromiso con el aprendizaje | rsekv
la orientación profesional | la toma de decisiones | rsekvp
w la formación continua | el desarrollo profesional | rsekvp
w las comunidades de aprendizaje | la identidad profesional | rskv
k la lectura compartida | el interés por la lectura | rsekv
k la colaboración entre familia y escuela | los hábitos de estudio | rskvp
k el aprendizaje al aire libre | la cooperación | rsekvp`,
  management: `
el marketing en redes sociales | la intención de compra | rskv
la experiencia de servicio en línea | la satisfacción | rskvd
los programas de fidelización | la lealtad a la marca | rskvd
los servicios públicos | la satisfacción | rskvdp
el voluntariado | el sentido de pertenencia | rskvdp
w el apoyo de la organización | la implicación en el trabajo | rskv
w la evaluación del desempeño | la intención de abandono | rskvd
w la flexibilidad laboral | la conciliación | rskvp`,
  medicine: `
la actividad física | la calidad del sueño | rsvc
la educación para la salud | la alfabetización en salud | crvsp
la atención plena | la ansiedad | cvr
los cribados de salud | las conductas de salud | rspv
el apoyo social | la salud mental | rsv
el taichí | la calidad del sueño | cv
los servicios de salud mental | la búsqueda de ayuda | rspv
w el trabajo a turnos | la calidad del sueño | rsv
w el estrés laboral | la salud mental | rsvp
k el tiempo de pantalla | la salud visual | rsvp
k la actividad al aire libre | la miopía | cvrsp`,
  interdisciplinary: `
el uso de redes sociales | la salud mental | rsvkp
las competencias digitales | la participación social | rsvpdk
la información sanitaria en línea | las conductas de salud | rsvdkp
el espacio público | las relaciones vecinales | rsvpk
el uso de vídeos cortos | la gestión del tiempo | rsvkt
a la inteligencia artificial generativa | la confianza en la información | rsvtpd`,
  agriculture: `
la formación agraria | la adopción de tecnología | rspkv
la venta en línea | los ingresos familiares | rskvpd
la producción sostenible | los ingresos familiares | rspvk
el arrendamiento de tierras | los ingresos familiares | rspkv
el seguro agrario | la inversión productiva | rspvk
la trazabilidad de los alimentos | la intención de compra | rsdkv
el asesoramiento agrario | las decisiones de producción | rsdkvp`,
  military: `
la cultura de defensa | las actitudes ante la seguridad | srpvkt
la instrucción militar | la resiliencia psicológica | srvk
las campañas de reclutamiento | la disposición a alistarse | srpvk
la protección civil | la preparación ante emergencias | srpvkt
la formación en primeros auxilios | la respuesta ante emergencias | srvkdt`,
  science: `
la exposición a la contaminación del aire | la calidad del sueño | rsv
la exposición al ruido | la atención | rsvl
la iluminación | la fatiga visual | rslv
el ambiente térmico | el confort térmico | rslvd
la calidad del agua potable | la salud | rsv
los datos de movilidad | la predicción de desplazamientos | dv
las señales fisiológicas | el reconocimiento de la fatiga | dv`,
  engineering: `
los dispositivos portátiles | el seguimiento de la salud | dsv
la domótica | la seguridad en el hogar | dsvk
el Internet de las cosas | la ayuda a la movilidad | dv
el ambiente térmico interior | el confort térmico | rlsv
la iluminación artificial | el confort visual | rlsv
las instalaciones accesibles | la facilidad de paso | skdv
el aprendizaje profundo | la detección de caídas | dv`,
};
