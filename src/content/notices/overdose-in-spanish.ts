import { neverStopInSpanish } from '../shared/in-spanish';
import type { Notice } from '../types';
import { everybody } from './notice';

/** The steps of `src/content/shared/overdose.ts` in Spanish. No translator has confirmed them unless `confirmed` in src/site.ts says so. */
export const overdoseInSpanish: Notice = {
  id: 'overdose-in-spanish',
  heading: 'Overdose steps in Spanish',
  kind: 'do',
  jurisdiction: 'California',
  source: 'California Department of Public Health; California Health and Safety Code 11376.5',
  checkedOn: '2026-11-23',
  appliesTo: 'everybody',
  appliesIf: everybody,
  places: ['/crisis-intervention'],
  text: () => ({
    body: [],
    translations: [
      {
        lang: 'es',
        name: 'Sobredosis: qué hacer',
        body: [
          'Si la persona no despierta al gritarle y frotarle fuerte el hueso del pecho con los nudillos, respira muy despacio o no respira, o tiene los labios azules, grises o pálidos:',
          {
            steps: [
              [
                { strong: 'Llame al ' },
                { call: '911' },
                ' y ponga el altavoz. Pida que le atiendan en español y le expliquen cómo dar RCP. Mande a alguien por un desfibrilador (AED), si hay uno cerca.',
              ],
              [
                { strong: 'Dé naloxona' },
                ' si la tiene a mano, o mande a alguien por ella. No deje sola a una persona que no respira para ir a buscarla. Acuéstela boca ' +
                  'arriba, inclínele la cabeza hacia atrás, ponga la punta del aerosol en un orificio de la nariz y presione el émbolo hasta el fondo.',
              ],
              [
                { strong: 'Si no respira o solo boquea:' },
                ' dele respiración de rescate o RCP de inmediato, según le indiquen. No espere a que la naloxona haga efecto.',
              ],
              [
                { strong: 'Si después de 2 o 3 minutos no respira o apenas respira:' },
                ' use un aerosol nuevo en el otro orificio. Cada uno contiene una sola dosis. Repita mientras tenga más.',
              ],
              [{ strong: 'Si respira pero no despierta:' }, ' póngala de lado.'],
              [
                { strong: 'Dolor de pecho, convulsiones o mucho calor en el cuerpo:' },
                ' dígalo por teléfono. Si está muy caliente, refrésquela con agua y aire. Si convulsiona, no la sujete ni le ponga nada en la boca, y cuando pare, revise si respira.',
              ],
              [
                { strong: 'Quédese' },
                ' con la persona hasta que llegue la ayuda. La naloxona puede dejar de actuar antes que la droga: pídale que no consuma más ni se vaya.',
              ],
            ],
          },
          'Tenga naloxona en casa: se vende sin receta, y muchas veces es gratis. Si tiene dudas, désela: es segura.',
          [
            { strong: 'Después de una sobredosis,' },
            ' el peligro sigue durante semanas. Procure que por la noche alguien esté cerca y, si la persona no despierta, llame al ',
            { call: '911' },
            '. Esta semana, pregunte en una sala de emergencias o a un médico por la buprenorfina, que baja el riesgo de morir.',
          ],
          [
            { strong: neverStopInSpanish },
            ' puede ser mortal. Hable antes con un médico. Si alguien tiembla o suda al dejarlos, debe ir a una sala de emergencias, sin manejar. Si no hay quien lo lleve, o si convulsiona, está confundido o ve cosas, llame al ',
            { call: '911' },
            '.',
          ],
          [
            { strong: 'No tenga miedo de llamar.' },
            ' En California, si llama de buena fe al ',
            { call: '911' },
            ' por una sobredosis de drogas, la ley los protege a los dos de cargos por usar drogas, o por tener drogas o utensilios para su ' +
              'propio uso. No cubre vender, dar o compartir drogas, manejar bajo sus efectos, estorbar a los paramédicos, ' +
              'una orden de arresto ni la libertad condicional (probation o parole).',
          ],
          [
            { strong: '¿Pudo un niño haber tomado algo?' },
            ' Llame al ',
            { call: '911' },
            ' y siga los pasos de arriba si cuesta despertarlo, respira despacio o mal, convulsiona, está muy caliente o inquieto, o no actúa como siempre. La naloxona es segura para los niños. Si parece estar bien, llame enseguida al Centro de Control de Envenena\u00ADmientos: ',
            { call: 'poison' },
            '. Si fue metadona, buprenorfina o una pastilla de efecto prolongado, lo mandarán a una sala de emergencias, porque la respiración puede fallar horas después.',
          ],
        ],
      },
    ],
  }),
};
