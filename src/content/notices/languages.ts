import type { Tagline } from './notice';

/**
 * For each of the languages that Californians speak most, besides English and Spanish: that help with the language is
 * free, that aids for people with a disability are free, and to call. The phone number follows. No translator has
 * confirmed these sentences; `law.confirmedLanguages` in src/site.ts says which ones somebody has.
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
