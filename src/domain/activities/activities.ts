import type { Activity, ActivityClass, ActivityEffect, RegulatedGoods } from './activity.ts';
import { approvals, bankEffects, officeEffects } from './effects.ts';

const service = ['services', 'solutions', 'consultancy', 'consulting', 'consultants', 'خدمات', 'استشارات'];
const trade = [
  'trading',
  'trade',
  'store',
  'shop',
  'retail',
  'wholesale',
  'import',
  'export',
  'general trading',
  'تجارة',
  'متجر',
  'استيراد',
  'تصدير',
];
const making = ['industries', 'industry', 'factory', 'manufacturing', 'products', 'صناعات', 'مصنع', 'تصنيع'];

interface More {
  terms?: string;
  nameWords?: readonly string[];
  goods?: RegulatedGoods;
  effects?: readonly ActivityEffect[];
}

const wordsOfClass: Record<ActivityClass, readonly string[]> = {
  professional: service,
  commercial: trade,
  industrial: making,
  tourism: ['tourism', 'travel', 'tours', 'hotel', 'سياحة', 'سفر', 'فندق'],
  financial: ['capital', 'investment', 'financial', 'finance', 'تمويل', 'استثمار'],
  holding: ['holding', 'holdings', 'investments', 'capital', 'ventures', 'قابضة', 'استثمارات'],
};

function activity(
  id: string,
  label: string,
  arabicLabel: string,
  isic: string,
  kind: ActivityClass,
  { terms = '', nameWords = [], goods, effects }: More = {},
): Activity {
  return {
    id,
    label,
    arabicLabel,
    isic,
    class: kind,
    terms: terms.split(', ').filter(Boolean),
    nameWords: [...nameWords, ...wordsOfClass[kind]],
    ...(goods && { goods }),
    ...(effects && { effects }),
  };
}

const software = [officeEffects.innovation, officeEffects.operating];

/** What companies do, in plain words, with the international code that authorities' own lists build on. */
export const activities: readonly Activity[] = [
  activity('design', 'Design: graphics, products, user experience', 'خدمات التصميم', '7410', 'professional', {
    terms:
      'UX design, UI design, user interface, graphic design, product design, interior decoration, fashion design, web design, branding, تصميم جرافيك, تصميم داخلي, مصمم',
    nameWords: ['design', 'designs', 'studio', 'creative', 'interiors', 'experience', 'تصميم', 'استوديو'],
    effects: [officeEffects.operating],
  }),
  activity('software-development', 'Software development', 'تطوير البرمجيات', '6201', 'professional', {
    terms:
      'app development, mobile app, web development, programming, coding, websites, SaaS, artificial intelligence, برمجة, تطبيقات, مواقع',
    nameWords: [
      'software',
      'tech',
      'technologies',
      'technology',
      'digital',
      'apps',
      'systems',
      'labs',
      'برمجيات',
      'تقنية',
      'رقمية',
    ],
    effects: software,
  }),
  activity('it-consulting', 'Computer consultancy', 'استشارات تقنية المعلومات', '6202', 'professional', {
    terms: 'IT consulting, cyber security, cloud, systems integration, data, امن سيبراني, حوسبة',
    nameWords: [
      'it',
      'tech',
      'technologies',
      'technology',
      'digital',
      'systems',
      'cyber',
      'data',
      'تقنية',
      'رقمية',
    ],
    effects: software,
  }),
  activity('web-portal', 'Web portal or online platform', 'بوابة الكترونية', '6312', 'professional', {
    terms: 'marketplace, platform, portal, listings, directory, منصة',
    nameWords: ['portal', 'platform', 'online', 'digital', 'com', 'منصة', 'بوابة'],
    effects: software,
  }),
  activity('hosting', 'Hosting and data processing', 'استضافة ومعالجة البيانات', '6311', 'professional', {
    terms: 'web hosting, servers, data centre, cloud hosting, استضافة',
    nameWords: ['hosting', 'cloud', 'data', 'technologies', 'استضافة'],
    effects: software,
  }),
  activity('telecom', 'Telecommunication services', 'خدمات الاتصالات', '6190', 'professional', {
    terms: 'telecom, internet provider, VoIP, SMS, اتصالات',
    nameWords: ['telecom', 'communications', 'اتصالات'],
    effects: [approvals.telecom],
  }),
  activity('management-consulting', 'Management consultancy', 'استشارات ادارية', '7020', 'professional', {
    terms:
      'business consulting, strategy, coaching, advisory, project management, consultant, freelancer, مستشار, ادارة مشاريع',
    nameWords: ['management', 'advisory', 'advisors', 'strategy', 'partners', 'ادارة', 'ادارية'],
    effects: [officeEffects.operating],
  }),
  activity('marketing', 'Advertising and marketing', 'الدعاية والتسويق', '7310', 'professional', {
    terms:
      'advertising agency, social media, digital marketing, public relations, influencer, SEO, campaigns, اعلان, تسويق, علاقات عامة',
    nameWords: [
      'marketing',
      'media',
      'advertising',
      'communications',
      'agency',
      'creative',
      'digital',
      'تسويق',
      'اعلان',
      'دعاية',
      'ميديا',
    ],
    effects: [approvals.media],
  }),
  activity('market-research', 'Market research', 'ابحاث السوق', '7320', 'professional', {
    terms: 'surveys, opinion polls, insights, استبيان, دراسات',
    nameWords: ['research', 'insights', 'ابحاث', 'دراسات'],
  }),
  activity('photography', 'Photography', 'التصوير', '7420', 'professional', {
    terms: 'photographer, portrait, wedding photos, drone pictures, مصور',
    nameWords: ['photography', 'photo', 'studio', 'pictures', 'تصوير', 'استوديو'],
  }),
  activity('film', 'Film and video production', 'انتاج الافلام والفيديو', '5911', 'professional', {
    terms: 'video, production house, animation, motion pictures, podcast, فيديو, افلام',
    nameWords: [
      'film',
      'films',
      'productions',
      'production',
      'pictures',
      'media',
      'studio',
      'انتاج',
      'افلام',
    ],
    effects: [approvals.media],
  }),
  activity('publishing', 'Publishing', 'النشر', '5811', 'professional', {
    terms: 'books, magazines, newspapers, ebooks, نشر كتب',
    nameWords: ['publishing', 'publications', 'books', 'press', 'media', 'نشر'],
    effects: [approvals.media],
  }),
  activity(
    'translation',
    'Translation and other professional services',
    'الترجمة والخدمات المهنية',
    '7490',
    'professional',
    {
      terms: 'translator, interpreter, localisation, ترجمة',
      nameWords: ['translation', 'translations', 'language', 'ترجمة'],
    },
  ),
  activity('accounting', 'Accounting, bookkeeping and tax advice', 'المحاسبة', '6920', 'professional', {
    terms: 'accountant, bookkeeper, audit, auditing, tax consultancy, payroll, محاسب, ضرائب, تدقيق',
    nameWords: ['accounting', 'accountants', 'audit', 'tax', 'محاسبة', 'تدقيق'],
  }),
  activity('legal', 'Legal services', 'الخدمات القانونية', '6910', 'professional', {
    terms: 'lawyer, law firm, legal advice, advocate, محاماة, محامي, قانون',
    nameWords: ['legal', 'law', 'advocates', 'محاماة', 'قانونية'],
    effects: [approvals.legal, approvals.singaporeLegal],
  }),
  activity('architecture', 'Architecture and engineering', 'الهندسة المعمارية', '7110', 'professional', {
    terms: 'architect, engineer, engineering consultancy, surveying, مهندس, هندسة',
    nameWords: ['architects', 'architecture', 'engineering', 'engineers', 'هندسة', 'هندسية'],
    effects: [approvals.engineering, approvals.singaporeArchitects],
  }),
  activity('recruitment', 'Recruitment', 'التوظيف', '7810', 'professional', {
    terms: 'employment agency, headhunting, staffing, human resources, HR, talent, موارد بشرية',
    nameWords: ['recruitment', 'talent', 'staffing', 'hr', 'توظيف'],
  }),
  activity('training', 'Training and courses', 'التدريب', '8549', 'professional', {
    terms: 'education, courses, academy, tutoring, e-learning, school, workshops, دورات, تعليم',
    nameWords: ['training', 'education', 'learning', 'institute', 'تدريب', 'تعليم'],
    effects: [approvals.singaporeEducation],
  }),
  activity('events', 'Events and exhibitions', 'تنظيم الفعاليات', '8230', 'professional', {
    terms: 'event management, conferences, weddings, party planning, exhibitions, معارض, مؤتمرات, حفلات',
    nameWords: ['events', 'exhibitions', 'weddings', 'فعاليات', 'معارض'],
  }),
  activity('office-services', 'Business support services', 'خدمات دعم الاعمال', '8299', 'professional', {
    terms: 'virtual assistant, back office, document clearing, call centre, secretarial, تخليص معاملات',
    nameWords: ['business', 'documents', 'support', 'اعمال', 'معاملات'],
  }),
  activity('real-estate-agency', 'Property brokerage', 'الوساطة العقارية', '6820', 'professional', {
    terms: 'real estate agent, broker, property management, letting, holiday homes, عقارات, وسيط',
    nameWords: ['real estate', 'properties', 'property', 'realty', 'estates', 'عقارات', 'عقارية'],
    effects: [approvals.property, approvals.singaporeProperty],
  }),
  activity('cleaning', 'Cleaning', 'خدمات التنظيف', '8121', 'professional', {
    terms: 'cleaner, house cleaning, office cleaning, maid, facility, تنظيف',
    nameWords: ['cleaning', 'facility', 'facilities', 'تنظيف'],
  }),
  activity('beauty-salon', 'Hairdressing and beauty salon', 'صالون تجميل', '9602', 'professional', {
    terms: 'salon, barber, spa, nails, make-up artist, صالون, حلاقة',
    nameWords: ['salon', 'beauty', 'spa', 'barbershop', 'hair', 'صالون', 'تجميل'],
  }),
  activity('fitness', 'Gym and fitness', 'نادي لياقة', '9311', 'professional', {
    terms: 'gym, yoga, personal trainer, sports club, رياضة, لياقة',
    nameWords: ['fitness', 'gym', 'yoga', 'sports', 'لياقة', 'رياضة'],
    effects: [approvals.sports],
  }),
  activity('clinic', 'Clinic or medical practice', 'عيادة', '8620', 'professional', {
    terms: 'doctor, dentist, medical centre, health care, therapy, telemedicine, طبيب, طبي',
    nameWords: ['clinic', 'medical', 'health', 'dental', 'عيادة', 'طبي'],
    effects: [approvals.clinic],
  }),
  activity('repair', 'Vehicle repair', 'تصليح المركبات', '4520', 'professional', {
    terms: 'garage, car workshop, auto repair, mechanic, كراج, سيارات',
    nameWords: ['garage', 'auto', 'workshop', 'كراج', 'تصليح'],
  }),
  activity('online-shop', 'Online shop', 'متجر الكتروني', '4791', 'commercial', {
    terms:
      'e-commerce, ecommerce, online store, online retail, dropshipping, web shop, marketplace seller, sell online, تجارة الكترونية, بيع عبر الانترنت',
    nameWords: ['online', 'ecommerce', 'e-commerce', 'الكترونية', 'الكتروني'],
    effects: [officeEffects.customs],
  }),
  activity(
    'cosmetics-trade',
    'Trade in cosmetics and perfumes',
    'تجارة مستحضرات التجميل والعطور',
    '4649',
    'commercial',
    {
      terms:
        'skin care, skincare, beauty products, make-up, perfume, fragrance, hair care, cosmetics, مستحضرات تجميل, عطور, العناية بالبشرة',
      nameWords: ['cosmetics', 'beauty', 'perfumes', 'skincare', 'care', 'تجميل', 'عطور'],
      goods: 'cosmetics',
      effects: [approvals.cosmetics],
    },
  ),
  activity(
    'cosmetics-shop',
    'Shop for cosmetics and perfumes',
    'بيع مستحضرات التجميل بالتجزئة',
    '4772',
    'commercial',
    {
      terms: 'cosmetics retail, beauty shop, perfume shop, skin care shop, عطور',
      nameWords: ['cosmetics', 'beauty', 'perfumes', 'skincare', 'تجميل', 'عطور'],
      goods: 'cosmetics',
      effects: [approvals.cosmetics],
    },
  ),
  activity('pharmacy', 'Pharmacy or medicines', 'صيدلية', '4772', 'commercial', {
    terms: 'medicine, drugs, food supplements, medical devices, pharmaceuticals, ادوية',
    nameWords: ['pharmacy', 'pharma', 'medical', 'صيدلية', 'ادوية'],
    goods: 'health',
    effects: [approvals.pharmacy],
  }),
  activity('general-trading', 'General trading', 'تجارة عامة', '4690', 'commercial', {
    terms: 'import, export, wholesale of all kinds, trading company, استيراد, تصدير',
    effects: [bankEffects.vague],
  }),
  activity('food-trade', 'Trade in food and drinks', 'تجارة المواد الغذائية', '4630', 'commercial', {
    terms: 'foodstuff, groceries, beverages, coffee, tea, import of food, اغذية, قهوة',
    nameWords: ['foods', 'food', 'foodstuff', 'coffee', 'tea', 'اغذية', 'غذائية', 'قهوة'],
    goods: 'food',
  }),
  activity('clothing', 'Trade in clothes', 'تجارة الملابس', '4641', 'commercial', {
    terms: 'fashion, garments, shoes, abaya, textiles, apparel, ملابس, ازياء',
    nameWords: ['fashion', 'garments', 'textiles', 'clothing', 'wear', 'ملابس', 'ازياء'],
  }),
  activity('electronics', 'Trade in electronics', 'تجارة الالكترونيات', '4652', 'commercial', {
    terms: 'phones, mobile phones, computers, gadgets, hardware, هواتف',
    nameWords: ['electronics', 'computers', 'phones', 'الكترونيات', 'هواتف'],
  }),
  activity(
    'jewellery',
    'Trade in jewellery and precious metals',
    'تجارة المجوهرات والمعادن الثمينة',
    '4662',
    'commercial',
    {
      terms: 'gold, diamonds, watches, silver, bullion, ذهب, مجوهرات, الماس',
      nameWords: ['jewellery', 'jewelry', 'gold', 'diamonds', 'bullion', 'ذهب', 'مجوهرات'],
      effects: [approvals.jewellery],
    },
  ),
  activity('building-materials', 'Trade in building materials', 'تجارة مواد البناء', '4663', 'commercial', {
    terms: 'construction materials, steel, cement, timber, tools, مواد بناء',
    nameWords: ['building materials', 'steel', 'materials', 'مواد بناء'],
  }),
  activity('cars', 'Trade in vehicles', 'تجارة المركبات', '4510', 'commercial', {
    terms: 'car dealer, used cars, auto trading, سيارات',
    nameWords: ['cars', 'auto', 'motors', 'vehicles', 'سيارات'],
  }),
  activity('car-rental', 'Car rental', 'تاجير السيارات', '7710', 'commercial', {
    terms: 'rent a car, vehicle rental, limousine, تاجير سيارات',
    nameWords: ['rent a car', 'car rental', 'rental', 'تاجير', 'سيارات'],
    effects: [approvals.carRental],
  }),
  activity('freight', 'Freight forwarding and logistics', 'الشحن والخدمات اللوجستية', '5229', 'commercial', {
    terms: 'shipping, cargo, customs clearance, logistics, delivery, شحن, لوجستي, تخليص جمركي',
    nameWords: ['logistics', 'freight', 'shipping', 'cargo', 'شحن', 'لوجستية'],
    effects: [approvals.logistics],
  }),
  activity('warehousing', 'Warehousing', 'التخزين', '5210', 'commercial', {
    terms: 'storage, warehouse, fulfilment, مستودع, مخزن',
    nameWords: ['storage', 'warehousing', 'logistics', 'تخزين'],
  }),
  activity('restaurant', 'Restaurant or café', 'مطعم', '5610', 'commercial', {
    terms: 'cafe, coffee shop, cafeteria, food truck, cloud kitchen, bakery, مطعم, مقهى',
    nameWords: ['restaurant', 'cafe', 'kitchen', 'bakery', 'foods', 'مطعم', 'مقهى', 'كافيه'],
    goods: 'food',
    effects: [approvals.restaurant],
  }),
  activity('catering', 'Catering', 'خدمات تقديم الطعام', '5621', 'commercial', {
    terms: 'food for events, kitchen, meals, تموين',
    nameWords: ['catering', 'foods', 'kitchen', 'تموين'],
    goods: 'food',
    effects: [approvals.restaurant],
  }),
  activity('contracting', 'Building contracting', 'المقاولات', '4100', 'commercial', {
    terms: 'construction, builder, renovation, fit-out, contractor, بناء, مقاول, تشييد',
    nameWords: ['contracting', 'construction', 'builders', 'مقاولات', 'بناء'],
    effects: [approvals.contracting],
  }),
  activity(
    'installation',
    'Electrical and technical installation',
    'الاعمال الفنية والكهربائية',
    '4321',
    'commercial',
    {
      terms: 'electrician, air conditioning, plumbing, solar, maintenance, صيانة, كهرباء',
      nameWords: ['technical', 'maintenance', 'electrical', 'فنية', 'صيانة'],
      effects: [approvals.contracting],
    },
  ),
  activity('brokerage-of-goods', 'Trade on commission', 'وكالة تجارية', '4610', 'commercial', {
    terms: 'commission agent, commodity broker, sourcing, commercial agent, وساطة تجارية',
    nameWords: ['brokers', 'sourcing', 'agencies', 'وساطة', 'وكالات'],
  }),
  activity(
    'commodities',
    'Trade in metals, fuels and commodities',
    'تجارة السلع الاساسية',
    '4661',
    'commercial',
    {
      terms: 'oil, gas, petroleum, fuel, metals, commodities, نفط, معادن',
      nameWords: ['commodities', 'petroleum', 'energy', 'metals', 'نفط', 'طاقة'],
    },
  ),
  activity('cosmetics-making', 'Making cosmetics and soap', 'تصنيع مستحضرات التجميل', '2023', 'industrial', {
    terms: 'cosmetics factory, soap, perfume manufacturing, مصنع عطور, صابون',
    nameWords: ['cosmetics', 'perfumes', 'soap', 'تجميل', 'عطور'],
    goods: 'cosmetics',
    effects: [approvals.cosmetics, approvals.industry],
  }),
  activity('food-making', 'Making food', 'تصنيع الاغذية', '1079', 'industrial', {
    terms: 'food factory, packaging food, snacks, مصنع اغذية',
    nameWords: ['foods', 'food', 'اغذية'],
    goods: 'food',
    effects: [approvals.industry],
  }),
  activity('furniture-making', 'Making furniture', 'تصنيع الاثاث', '3100', 'industrial', {
    terms: 'carpentry, joinery, wood, نجارة, اثاث',
    nameWords: ['furniture', 'carpentry', 'اثاث', 'نجارة'],
    effects: [approvals.industry],
  }),
  activity('printing', 'Printing', 'الطباعة', '1811', 'industrial', {
    terms: 'print shop, 3d printing, packaging print, مطبعة',
    nameWords: ['printing', 'press', 'طباعة', 'مطبعة'],
    effects: [approvals.media],
  }),
  activity('travel-agency', 'Travel agency', 'وكالة سفر', '7911', 'tourism', {
    terms: 'tickets, booking, Hajj, Umrah, حجوزات, سفريات',
    nameWords: ['travel', 'travels', 'سفريات'],
    effects: [approvals.travel],
  }),
  activity('tour-operator', 'Tour operator', 'منظم رحلات', '7912', 'tourism', {
    terms: 'tours, desert safari, excursions, tourist guide, رحلات',
    nameWords: ['tours', 'safari', 'رحلات'],
    effects: [approvals.travel],
  }),
  activity('hotel', 'Hotel and short stays', 'فندق', '5510', 'tourism', {
    terms: 'guest house, hospitality, holiday apartments, hostel, ضيافة',
    nameWords: ['hospitality', 'suites', 'ضيافة'],
    effects: [approvals.travel],
  }),
  activity('holding', 'Holding shares and property', 'شركة قابضة', '6420', 'holding', {
    terms:
      'holding company, SPV, special purpose vehicle, own shares, own property, family office, investment in own assets, portfolio, قابضة, استثمار خاص',
    effects: [officeEffects.holding],
  }),
  activity('fund', 'Funds and asset management', 'ادارة الاصول', '6630', 'financial', {
    terms: 'fund management, wealth management, asset manager, portfolio manager, ادارة ثروات',
    nameWords: ['asset management', 'funds', 'اصول'],
    effects: [approvals.finance, approvals.singaporeFinance],
  }),
  activity('lending', 'Lending and financing', 'التمويل', '6492', 'financial', {
    terms: 'loans, credit, leasing, fintech, buy now pay later, قروض',
    effects: [approvals.finance, approvals.strategic, approvals.singaporeFinance],
  }),
  activity('payments', 'Payment services and fintech', 'خدمات الدفع', '6619', 'financial', {
    terms: 'payment gateway, wallet, money transfer, remittance, fintech, محفظة, تحويل اموال',
    nameWords: ['payments', 'pay', 'مدفوعات'],
    effects: [approvals.finance, approvals.singaporeFinance],
  }),
  activity('crypto', 'Virtual assets and crypto', 'الاصول الافتراضية', '6612', 'financial', {
    terms: 'bitcoin, blockchain, token, exchange, web3, NFT, عملات رقمية',
    nameWords: ['digital assets', 'crypto', 'blockchain', 'web3'],
    effects: [bankEffects.highRisk],
  }),
  activity('insurance', 'Insurance and its brokerage', 'التامين', '6622', 'financial', {
    terms: 'insurance broker, insurance agent, وسيط تامين',
    nameWords: ['insurance', 'brokers', 'تأمين'],
    effects: [approvals.finance, approvals.strategic, approvals.singaporeFinance],
  }),
];

const byId = new Map(activities.map((each) => [each.id, each]));

/** An activity by its id; `undefined` for ids of an older list. */
export function activityOf(id: string): Activity | undefined {
  return byId.get(id);
}
