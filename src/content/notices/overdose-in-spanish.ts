import { everybody, type Notice } from './notice';

/** The steps of `src/content/overdose.ts` in Spanish. No translator has confirmed them unless `confirmed` in src/site.ts says so. */
export const overdoseInSpanish: Notice = {
  id: 'overdose-in-spanish',
  heading: 'Overdose steps in Spanish',
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
          'Si la persona no despierta cuando le grita y le frota fuerte el esternón (el hueso del pecho) con los nudillos, si respira muy despacio o no respira, o si tiene los labios azules, grises o pálidos:',
          {
            steps: [
              [
                { strong: 'Llame al ' },
                { call: '911' },
                ' y ponga el altavoz. Puede pedir que le atiendan en español. Por teléfono le pueden explicar cómo dar RCP.',
              ],
              [
                { strong: 'Dé naloxona' },
                ' si la tiene a mano, o mande a alguien por ella. No deje sola a una persona que no respira para ir a buscarla. Acueste a la persona boca arriba, inclínele la cabeza hacia atrás, ponga la punta del aerosol en un ' +
                  'orificio de la nariz y presione el émbolo hasta el fondo.',
              ],
              [
                { strong: 'Si no respira o solo boquea:' },
                ' dele respiración de rescate o RCP de inmediato, según le indiquen por teléfono. No espere a que la ' +
                  'naloxona haga efecto.',
              ],
              [
                { strong: 'Si después de 2 o 3 minutos no respira o apenas respira:' },
                ' use un aerosol nuevo en el otro orificio. Cada aerosol contiene una sola dosis. Use otro cada 2 o 3 minutos, hasta que respire bien o se acaben los aerosoles.',
              ],
              [{ strong: 'Si respira pero no despierta:' }, ' póngala de lado, en posición de recuperación.'],
              [
                { strong: 'Dolor de pecho, convulsiones o mucho calor en el cuerpo:' },
                ' dígalo por teléfono. Si está muy caliente, refrésquela con agua y aire. Si convulsiona, no la sujete ni le ponga nada en la boca.',
              ],
              [
                { strong: 'Quédese' },
                ' con la persona hasta que llegue la ayuda. El efecto de la naloxona puede pasar antes que el de la droga: pídale que no consuma más ni se vaya, pero no la sujete.',
              ],
            ],
          },
          'Cualquier pastilla que no sea de farmacia puede contener fentanilo, así que tenga naloxona en casa. Se vende sin ' +
            'receta, y muchos departamentos de salud la dan gratis. Es segura aunque usted no sepa qué tomó la persona, y también para los niños.',
          [
            { strong: 'Después de una sobredosis,' },
            ' el peligro sigue durante días y semanas. Tenga naloxona en casa y no deje sola a la persona de noche. Si no despierta cuando le grita y le frota fuerte el esternón, llame al ',
            { call: '911' },
            '. Esta semana, ' +
              'pregunte en una sala de emergencias o a un médico por la buprenorfina, una medicina que baja el riesgo de morir. ' +
              'Nadie tiene que estar “listo” para ver a un médico.',
          ],
          [
            { strong: 'Si alguien que bebe mucho tiembla o suda al dejar el alcohol,' },
            ' debe ir a una sala de emergencias y no debe manejar. Si no hay quien lo lleve, o si empeora, convulsiona, está confundido o ve cosas, llame al ',
            { call: '911' },
            '.',
          ],
          [
            { strong: 'No tenga miedo de llamar.' },
            ' En California, si usted llama de buena fe al ',
            { call: '911' },
            ' por una sobredosis de drogas, la ley los protege a usted y a la persona de cargos por usar drogas, tenerlas ' +
              'para su propio uso o tener utensilios para consumirlas, siempre que nadie estorbe a los paramédicos ni a la policía. No protege de otros cargos, como vender, dar o compartir drogas o manejar bajo sus ' +
              'efectos, ni cubre una orden de arresto, la libertad a prueba (probation) o la libertad condicional (parole).',
          ],
          [
            { strong: 'Si un niño pudo haber tomado algo:' },
            ' llame al ',
            { call: '911' },
            ' si cuesta despertarlo, respira despacio o con dificultad, convulsiona, está muy caliente o inquieto, o no actúa como siempre. Si cuesta despertarlo, dele naloxona. Si parece estar bien, llame enseguida al Centro de Control de Envenenamientos, a cualquier hora: ',
            { call: 'poison' },
            '. Si pudo ser metadona, buprenorfina o una pastilla de efecto prolongado, es probable que lo manden a una sala de emergencias aunque parezca estar bien, porque la respiración puede fallar horas después.',
          ],
        ],
      },
    ],
  }),
};
