import type { Notice, Tagline } from '../types';
import { everybody } from './notice';

/**
 * Taglines in the languages that Californians speak most, besides English and Spanish. Each says that language help and aids
 * for people with a disability are free, and asks readers to call. The phone number follows. No translator has confirmed these
 * sentences unless `confirmed` in src/site.ts says so.
 */
export const taglines: readonly Tagline[] = [
  {
    lang: 'zh-Hant',
    name: '繁體中文',
    text: '如果您說中文，我們免費為您提供語言協助。我們也為殘障人士免費提供輔助工具和服務。請致電：',
  },
  {
    lang: 'zh-Hans',
    name: '简体中文',
    text: '如果您说中文，我们免费为您提供语言协助。我们也为残障人士免费提供辅助工具和服务。请致电：',
  },
  {
    lang: 'vi',
    name: 'Tiếng Việt',
    text: 'Nếu quý vị nói tiếng Việt, chúng tôi có dịch vụ hỗ trợ ngôn ngữ miễn phí. Các phương tiện và dịch vụ hỗ trợ người khuyết tật cũng miễn phí. Xin gọi:',
  },
  {
    lang: 'tl',
    name: 'Tagalog',
    text: 'Kung nagsasalita kayo ng Tagalog, may libreng tulong sa wika para sa inyo. Libre rin ang mga tulong at serbisyo para sa mga taong may kapansanan. Tumawag sa:',
  },
  {
    lang: 'ko',
    name: '한국어',
    text: '한국어를 사용하시는 경우 언어 지원을 무료로 받으실 수 있습니다. 장애가 있는 분을 위한 보조 도구와 서비스도 무료입니다. 전화:',
  },
  {
    lang: 'hy',
    name: 'Հայերեն',
    text: 'Եթե խոսում եք հայերեն, կարող եք անվճար ստանալ լեզվական օգնություն։ Հաշմանդամություն ունեցող անձանց համար օժանդակ միջոցներն ու ծառայությունները նույնպես անվճար են։ Զանգահարեք՝',
  },
  {
    lang: 'fa',
    dir: 'rtl',
    name: 'فارسی',
    text: 'اگر به فارسی صحبت می‌کنید، کمک زبانی رایگان در دسترس شماست. وسایل و خدمات کمکی برای افراد دارای معلولیت نیز رایگان است. تماس بگیرید:',
  },
  {
    lang: 'ru',
    name: 'Русский',
    text: 'Если вы говорите по-русски, вам доступна бесплатная языковая помощь. Вспомогательные средства и услуги для людей с инвалидностью также бесплатны. Звоните:',
  },
  {
    lang: 'ja',
    name: '日本語',
    text: '日本語を話される方は、言語支援サービスを無料でご利用いただけます。障害のある方のための補助機器やサービスも無料です。お電話ください：',
  },
  {
    lang: 'ar',
    dir: 'rtl',
    name: 'العربية',
    text: 'إذا كنت تتحدث العربية، فالمساعدة اللغوية متاحة لك مجانًا. والوسائل والخدمات المساعدة للأشخاص ذوي الإعاقة مجانية أيضًا. اتصل بالرقم:',
  },
  {
    lang: 'pa',
    name: 'ਪੰਜਾਬੀ',
    text: 'ਜੇ ਤੁਸੀਂ ਪੰਜਾਬੀ ਬੋਲਦੇ ਹੋ, ਤਾਂ ਤੁਹਾਡੇ ਲਈ ਭਾਸ਼ਾ ਦੀ ਸਹਾਇਤਾ ਮੁਫ਼ਤ ਹੈ। ਅਪਾਹਜਤਾ ਵਾਲੇ ਲੋਕਾਂ ਲਈ ਸਹਾਇਕ ਸਾਧਨ ਅਤੇ ਸੇਵਾਵਾਂ ਵੀ ਮੁਫ਼ਤ ਹਨ। ਕਾਲ ਕਰੋ:',
  },
  {
    lang: 'km',
    name: 'ភាសាខ្មែរ',
    text: 'ប្រសិនបើអ្នកនិយាយភាសាខ្មែរ ជំនួយផ្នែកភាសាគឺឥតគិតថ្លៃសម្រាប់អ្នក។ ឧបករណ៍ និងសេវាជំនួយសម្រាប់ជនពិការក៏ឥតគិតថ្លៃដែរ។ សូមទូរសព្ទទៅលេខ៖',
  },
  {
    lang: 'hmn',
    name: 'Hmoob',
    text: 'Yog koj hais lus Hmoob, peb muaj kev pab txhais lus dawb rau koj. Cov khoom siv thiab kev pab rau cov neeg xiam oob qhab los kuj dawb thiab. Hu rau:',
  },
  {
    lang: 'hi',
    name: 'हिन्दी',
    text: 'यदि आप हिन्दी बोलते हैं, तो भाषा की सहायता आपके लिए निःशुल्क है। विकलांग लोगों के लिए सहायक साधन और सेवाएँ भी निःशुल्क हैं। कॉल करें:',
  },
  {
    lang: 'th',
    name: 'ไทย',
    text: 'หากคุณพูดภาษาไทย เรามีความช่วยเหลือด้านภาษาให้ฟรี อุปกรณ์และบริการช่วยเหลือสำหรับคนพิการก็ฟรีเช่นกัน โทร:',
  },
];

export const languageAssistance: Notice = {
  id: 'language-assistance',
  heading: 'Free help in your language',
  jurisdiction: 'federal',
  source: 'Section 1557 of the Affordable Care Act, 45 CFR 92.11',
  requiredSince: '2025-07-05',
  checkedOn: '2026-11-22',
  appliesTo: 'clinics paid by federal health programs, Medi-Cal included',
  appliesIf: ({ federalFunds }) => federalFunds,
  places: ['/accessibility'],
  text: () => ({
    body: [
      'If you speak a language other than English, help in your language is free. An interpreter can join you on the phone and at appointments. You can ask for documents in your language.',
      'If you have a disability, aids and services are free as well. You can have large print, audio, or another format that works for you.',
      [
        'Call ',
        { call: 'clinic' },
        ' or ask any of our staff. You can dial ',
        { call: 'relay' },
        ' to call through a relay service.',
      ],
    ],
    translations: [
      {
        lang: 'es',
        name: 'Español',
        body: [
          'Si usted habla un idioma distinto del inglés, la ayuda con el idioma es gratis. Un intérprete puede acompañarle por teléfono y en sus citas. Puede pedir documentos en su idioma.',
          'Si tiene una discapacidad, las ayudas y los servicios también son gratis. Puede pedir letra grande, audio u otro formato que le sirva.',
          [
            'Llame al ',
            { call: 'clinic' },
            ' o pregunte a cualquier persona de nuestro equipo. Puede marcar ',
            { call: 'relay' },
            ' para llamar por medio de un servicio de retransmisión.',
          ],
        ],
      },
    ],
    taglines,
  }),
};

export const crisisInSpanish: Notice = {
  id: 'crisis-in-spanish',
  heading: 'Crisis help in Spanish',
  jurisdiction: 'federal',
  source: '988 Suicide and Crisis Lifeline',
  inForceSince: '2023-07-13',
  checkedOn: '2026-11-22',
  appliesTo: 'everybody',
  appliesIf: everybody,
  places: ['/accessibility'],
  text: () => ({
    body: [
      ['In a crisis, call ', { call: '988' }, ' and press 2 for Spanish. Or text the word AYUDA to the same number.'],
    ],
    translations: [
      {
        lang: 'es',
        name: 'En español',
        body: [['En una crisis, llame al ', { call: '988' }, ' y oprima 2. O envíe la palabra AYUDA al mismo número.']],
      },
    ],
  }),
};
