import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'kuzeye',
  'north-east': 'kuzeydoğuya',
  east: 'doğuya',
  'south-east': 'güneydoğuya',
  south: 'güneye',
  'south-west': 'güneybatıya',
  west: 'batıya',
  'north-west': 'kuzeybatıya',
}

const turns = {
  left: 'sola dönün',
  right: 'sağa dönün',
  'slight-left': 'hafif sola dönün',
  'slight-right': 'hafif sağa dönün',
  'hard-left': 'keskin sola dönün',
  'hard-right': 'keskin sağa dönün',
} as const

const isLeft = ({ side }: StepDetails): boolean => side?.endsWith('left') ?? false

/** “soldaki” */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${isLeft(step) ? 'soldaki' : 'sağdaki'} ${what}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'dönün')
const keeping = (step: StepDetails): string =>
  step.side ? `${isLeft(step) ? 'solda' : 'sağda'} kalın` : 'düz devam edin'

/** The name of the road gets no ending: it would have to follow the vowels of the name. */
const onto = (act: string, { road }: StepDetails): string => (road ? `${act}: ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${road} yönünde ${act}` : act
const along = (act: string, { road }: StepDetails): string =>
  road ? `${road} üzerinde ${act}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} ve ${road} üzerinde devam edin` : act

const places = (_count: number, shown: string): string => `${shown} yer`

/** Turkish. A noun after a number stays in the singular, so that no message needs a plural form. */
export const tr: ReactMessages = {
  addressForm: {
    address: 'Adres',
    unit: 'Daire, kat, bina',
    neighborhood: 'Mahalle',
    city: 'Şehir',
    town: 'İlçe veya şehir',
    suburb: 'Semt',
    region: 'Eyalet veya bölge',
    state: 'Eyalet',
    province: 'İl',
    prefecture: 'Prefektörlük',
    department: 'Departman (bölge)',
    county: 'Kontluk',
    area: 'Bölge',
    district: 'İlçe',
    doSi: 'Do veya si',
    emirate: 'Emirlik',
    island: 'Ada',
    oblast: 'Oblast',
    parish: 'Parish (bölge)',
    townland: 'Townland (mevki)',
    villageTownship: 'Köy veya belde',
    postalCode: 'Posta kodu',
    zip: 'Posta kodu (ZIP)',
    postcode: 'Posta kodu (postcode)',
    cap: 'Posta kodu (CAP)',
    plz: 'Posta kodu (PLZ)',
    cep: 'Posta kodu (CEP)',
    eircode: 'Posta kodu (Eircode)',
    pin: 'Posta kodu (PIN)',
    country: 'Ülke',
    chooseCountry: 'Ülke seçin',
    optional: 'isteğe bağlı',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Posta kodu burada şöyle yazılır: ${example}.`
        : `Posta kodu ${digits} rakamdan oluşur, örneğin ${example}.`,
    chooseFromList: 'Listeden seçin.',
    enterAddress: 'Adresi girin.',
    missing: 'Bu alanı doldurun.',
    save: 'Adresi kaydet',
    filling: 'Adres dolduruluyor…',
    filled: 'Adres dolduruldu.',
    incomplete: 'Bildiklerimizi doldurduk. Lütfen kalanını ekleyin.',
    failed: 'Kalanını bulamadık. Lütfen kendiniz girin.',
    undone: 'Değişiklikler geri alındı.',
    kept: 'Yazdığınız gibi kaldı.',
    checking: 'Adres kontrol ediliyor…',
    didYouMean: 'Bu adresi mi demek istediniz?',
    partlyKnown: 'Adresin tamamını doğrulayamadık. Doğru mu?',
    notFound: 'Bu adresi bulamadık. Doğru mu?',
    accept: 'Bu adresi kullan',
    keep: 'Yazdığım gibi kalsın',
    change: 'Düzenle',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, önceki ${was}` : `${label}: ${now}, eklendi`,
    doubtful: (label) => `${label}: kontrol edin`,
    keepTyped: (text) => `“${text}” yazdığım gibi kalsın`,
    numbers: (_count, shown) => `${shown} adres. Bir numara seçin.`,
    inside: 'Bu adrese teslimat yapıyoruz.',
    outside: 'Henüz bu adrese teslimat yapmıyoruz.',
  },

  brandPicker: {
    label: 'Markalar',
    search: 'Marka ara',
    clearSearch: 'Aramayı temizle',
    country: 'Ülke',
    tiers: { best: 'En bilinenler', well: 'Bilinenler', more: 'Diğer markalar' },
    found: (_count, shown) => `${shown} marka`,
    nothing: 'Eşleşen marka yok.',
    nothingAdvice: 'Yazımı kontrol edin veya daha az harf yazın.',
    empty: 'Burada marka yok',
    noCountry: 'Hangi ülke?',
    noCountryAdvice: 'Markalar ülkelere göre listelenir.',
    chosen: (_count, shown) => `${shown} seçildi`,
    chosenList: 'Seçilen markalar',
    added: (name) => `${name} seçildi`,
    removed: (name) => `${name} kaldırıldı`,
    remove: (name) => `Kaldır: ${name}`,
    clear: 'Tümünü kaldır',
    cleared: 'Tüm markalar kaldırıldı',
    loading: 'Markalar yükleniyor…',
    failed: 'Markaları yükleyemedik.',
  },

  categoryBrowser: {
    label: 'Kategoriler',
    search: 'Kategori ara',
    clearSearch: 'Aramayı temizle',
    all: (name) => `Tümü: ${name}`,
    whole: 'Tümü',
    found: (_count, shown) => `${shown} kategori`,
    nothing: 'Eşleşen kategori yok.',
    nothingAdvice: 'Başka bir kelime deneyin veya daha az harf yazın.',
    empty: 'Burada kategori yok',
    chosen: (_count, shown) => `${shown} seçildi`,
    clear: 'Tümünü temizle',
    cleared: 'Kategori seçilmedi',
    loading: 'Kategoriler yükleniyor…',
    failed: 'Kategorileri yükleyemedik.',
  },

  fuelPrices: {
    heading: 'Yakıt fiyatları',
    regular: 'Normal benzin',
    midGrade: 'Orta oktanlı benzin',
    premium: 'Yüksek oktanlı benzin',
    diesel: 'Motorin',
    e85: 'Etanol (E85)',
    otherFuel: 'Diğer yakıt',
    perLiter: 'litre başına',
    perGallon: 'galon başına',
    withoutCurrency: 'para birimi bilinmiyor',
    converted: 'Başka bir birimden çevrildi.',
    timeUnknown: 'Son güncelleme: bilinmiyor',
  },

  locateButton: {
    label: 'Konumumu kullan',
    locating: 'Konumunuz bulunuyor…',
    found: 'Konum bulundu',
    denied: 'Konum engellendi. Tarayıcınızın site ayarlarından izin verin.',
    unavailable: 'Konumunuzu bulamadık.',
    timeout: 'Konumunuzu bulmak çok uzun sürdü.',
  },

  notice: {
    offline: 'Çevrimdışısınız. Bağlantı gelince yüklenecek.',
    keyRefused: 'Bu, burada kullanılamıyor.',
    failed: 'Bu yüklenemedi.',
    unavailable: 'Hizmet bunu sunmuyor.',
    retry: 'Tekrar dene',
    undo: 'Geri al',
    tooMany: 'Çok fazla istek var.',
    busy: 'Hizmet meşgul.',
    slow: 'Bu, normalden uzun sürüyor.',
    tryingAgain: (when) => (when ? `${when} tekrar denenecek…` : 'Tekrar deneniyor…'),
    tryAgain: (when) =>
      when ? `Lütfen ${when} tekrar deneyin.` : 'Şimdi tekrar deneyebilirsiniz.',
    inSeconds: 'birkaç saniye içinde',
    inMinutes: 'birkaç dakika içinde',
    inHours: 'birkaç saat içinde',
    inDays: 'birkaç gün içinde',
  },

  openIn: {
    openIn: 'Şurada aç…',
    apps: {
      google: 'Google Haritalar',
      apple: 'Apple Haritalar',
      waze: 'Waze',
      geo: 'Varsayılan harita uygulaması',
    },
    fromHere: 'konumunuzdan',
    cancel: 'İptal',
  },

  openingHours: {
    title: 'Çalışma saatleri',
    open: 'Açık',
    closed: 'Kapalı',
    alwaysOpen: '24 saat açık',
    alwaysClosed: 'Tüm hafta kapalı',
    temporarily: 'Geçici olarak kapalı',
    permanently: 'Kalıcı olarak kapalı',
    closes: (time, day) => (day ? `kapanış: ${day} ${time}` : `kapanış: ${time}`),
    closesAtMidnight: 'kapanış: gece yarısı',
    opens: (time, day) => (day ? `açılış: ${day} ${time}` : `açılış: ${time}`),
    closesIn: (duration) => `${duration} sonra kapanıyor`,
    opensIn: (duration) => `${duration} sonra açılıyor`,
    today: 'Bugün',
    dayClosed: 'Kapalı',
    dayUnknown: 'Saatler bilinmiyor',
    dayPartial: 'Saatler değişebilir',
    allDay: '24 saat açık',
    zone: (name) => `Yerel saat (${name})`,
    localTime: 'Yerel saat',
  },

  partnerReview: {
    rating: (shown, most) => `${most} üzerinden ${shown}`,
    reviews: (_count, shown) => `${shown} yorum`,
  },

  photoGallery: {
    photos: 'Fotoğraflar',
    photosOf: (place) => `Fotoğraflar: ${place}`,
    photo: (shown, total) => `Fotoğraf ${shown}/${total}`,
    open: (shown, total) => `Fotoğrafı aç: ${shown}/${total}`,
    previous: 'Önceki fotoğraf',
    next: 'Sonraki fotoğraf',
    close: 'Fotoğrafları kapat',
    failed: 'Fotoğraflar yüklenemedi.',
  },

  placeCard: {
    loading: 'Yer yükleniyor…',
    unnamed: 'Adsız yer',
    notFound: 'Bu yeri bulamadık.',
    which: 'Hangisini arıyorsunuz?',
    several: places,
    more: (_count, shown) => `ve ${shown} tane daha`,
    others: 'Diğer sonuçlar',
    failed: 'Bu yeri yükleyemedik.',
    actions: 'İşlemler',
    directions: 'Yol tarifi',
    call: 'Ara',
    website: 'Web sitesi',
    share: 'Paylaş',
    copyAddress: 'Adresi kopyala',
    copyCoordinates: 'Koordinatları kopyala',
    copied: 'Kopyalandı',
    copyFailed: 'Kopyalanamadı.',
    details: 'Daha fazla ayrıntı',
    address: 'Adres',
    category: 'Kategori',
    brand: 'Marka',
    area: 'Bölge',
    coordinates: 'Koordinatlar',
    accuracy: (shown, most) => `Eşleşme: ${shown}/${most}`,
  },

  placeDetails: {
    sponsored: 'Sponsorlu',
    more: 'Daha fazla',
    less: 'Daha az',
    nationalPhone: 'Ulusal numara',
    mobile: 'Cep telefonu',
    fax: 'Faks',
    extension: 'dahili',
    website: 'Web sitesi',
    facts: 'Bilmekte fayda var',
    price: 'Fiyat',
    cuisines: 'Mutfak',
    specialFeatures: 'Olanaklar',
    goodFor: 'Uygun olduğu durumlar',
    reservations: 'Rezervasyon',
    dressCode: 'Kıyafet kuralı',
    features: 'Özellikler',
    wifi: 'Kablosuz internet',
    smoking: 'Sigara',
    parking: 'Otopark',
    shuttleService: 'Servis aracı',
    paymentMethods: 'Ödeme',
    tips: 'İpuçları',
  },

  reverseGeocode: {
    heading: 'Burada ne var?',
    loading: 'Adres aranıyor…',
    nothing: 'Burada adres yok',
    failed: 'Bu adresi bulamadık.',
    coordinates: 'Koordinatlar',
  },

  placeSearch: {
    label: 'Yer ara',
    placeholder: 'Yer veya adres',
    clear: 'Temizle',
    list: 'Öneriler',
    loading: 'Aranıyor…',
    found: (_count, shown) => `${shown} öneri`,
    nothing: 'Sonuç yok',
    nothingAdvice: 'Yazımı kontrol edin veya daha kısa bir arama deneyin.',
    short: (_least, shown) => `En az ${shown} harf yazın`,
    needsLocation: 'Yakınınızda aransın mı?',
    useMyLocation: 'Konumumu kullan',
    locating: 'Konumunuz bulunuyor…',
    denied: 'Konum engellendi. Tarayıcınızın site ayarlarından izin verin.',
    unavailable: 'Konumunuzu bulamadık.',
    timeout: 'Konumunuzu bulmak çok uzun sürdü.',
    failed: 'Arama şu anda çalışmıyor.',
    recent: (_count, shown) => `${shown} son yer`,
    editRecent: 'Son yerleri düzenle',
    removed: (line) => `${line} kaldırıldı`,
    close: 'Aramayı kapat',
    chosen: (line) => `${line} seçildi`,
    chooseOne: 'Listeden bir yer seçin.',
    coordinate: 'Bu koordinatlara git',
    addByHand: 'Adresi elle gir',
    category: 'Yakındakilerin tümünü gör',
    brand: 'Marka',
    area: 'Bölge',
  },

  maneuvers: {
    start: (step) =>
      along(step.compass ? `${compass[step.compass]} doğru ilerleyin` : 'yola çıkın', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) =>
      thenOn(
        step.side ? `${isLeft(step) ? 'soldan' : 'sağdan'} U dönüşü yapın` : 'U dönüşü yapın',
        step,
      ),
    continue: (step) => along('devam edin', step),
    'name-change': (step) => along('devam edin', step),
    'enter-highway': (step) =>
      onto(beside(step.road ? 'bağlantı yoluna girin' : 'bağlantıdan otoyola girin', step), step),
    'exit-highway': (step) => toward(beside('çıkıştan çıkın', step), step),
    ramp: (step) => toward(beside('bağlantı yoluna girin', step), step),
    merge: (step) =>
      onto(step.side ? `${isLeft(step) ? 'sola' : 'sağa'} katılın` : 'yola katılın', step),
    keep: (step) => onto(`yol ayrımında ${keeping(step)}`, step),
    'keep-highway': (step) => onto(`otoyol ayrımında ${keeping(step)}`, step),
    'keep-surface': (step) => onto(`yol ayrımında ${keeping(step)}`, step),
    'stay-highway': (step) => onto(`otoyol ayrımında ${keeping(step)}, otoyoldan çıkmayın`, step),
    'stay-surface': (step) => onto(`yol ayrımında ${keeping(step)}, aynı yoldan ayrılmayın`, step),
    'enter-roundabout': (step) =>
      onto(step.exit ? `dönel kavşakta ${step.exit}. çıkıştan çıkın` : 'dönel kavşağa girin', step),
    'leave-roundabout': (step) =>
      onto(
        step.exit ? `dönel kavşaktan ${step.exit}. çıkışta ayrılın` : 'dönel kavşaktan ayrılın',
        step,
      ),
    'straight-through-rotary': (step) =>
      onto(`dönel kavşakta düz devam edin${step.exit ? ` (${step.exit}. çıkış)` : ''}`, step),
    'enter-tunnel': (step) => along('tünelden geçin', step),
    'leave-tunnel': (step) =>
      along(step.road ? 'tünelden sonra devam edin' : 'tünelden çıkın', step),
    'enter-bridge': (step) => along('köprüden geçin', step),
    'take-ferry': (step) => onto('feribota binin', step),
    'leave-ferry': (step) => thenOn('feribottan inin', step),
    'continue-on-foot': (step) => along('yürüyerek devam edin', step),
    'enter-private-road': (step) =>
      onto(step.side ? `${turning(step)}, özel yola girin` : 'özel yola girin', step),
    'enter-country': (step) =>
      thenOn(step.country ? `sınırı geçin (${step.country})` : 'sınırı geçin', step),
    stairs: (step) => toward(beside('merdiveni kullanın', step), step),
    escalator: (step) => toward(beside('yürüyen merdiveni kullanın', step), step),
    arrive: (step) =>
      step.side ? `hedefiniz ${isLeft(step) ? 'solda' : 'sağda'}` : 'hedefinize ulaştınız',
    arriveAtStop: (step) =>
      step.side
        ? `durak ${step.stop ?? ''} ${isLeft(step) ? 'solda' : 'sağda'}`
        : `durak ${step.stop ?? ''}: ulaştınız`,
    unknown: (step) => (step.road ? along('ilerleyin', step) : 'rotayı izleyin'),
    immediately: (sentence) => `ardından ${sentence}`,
    driveOn: {
      left: 'Buradan sonra trafik soldan akar.',
      right: 'Buradan sonra trafik sağdan akar.',
    },
    follow: (distance) => `${distance} boyunca`,
    endingOn: (road) => `sonunda: ${road}`,
  },

  maneuverList: {
    list: 'Yol tarifi',
    from: 'Başlangıç',
    to: 'Varış',
    noRoute: 'Rota bulunamadı',
    noRouteAdvice: 'Başlangıcı veya varışı değiştirin ya da daha az şeyden kaçının.',
    noSteps: 'Bu rota için adım adım tarif yok',
    showAll: (_count, shown) => `${shown} adımı göster`,
    copy: 'Kopyala',
    copied: 'Tarif kopyalandı',
    copyFailed: 'Tarif kopyalanamadı.',
  },

  routeOptions: {
    vehicle: 'Ulaşım şekli',
    vehicles: { car: 'Araba', truck: 'Kamyon', bicycle: 'Bisiklet', pedestrian: 'Yürüyerek' },
    optimize: 'Tercih',
    optimizations: { fastest: 'En hızlı', shortest: 'En kısa', easiest: 'En az dönüş' },
    avoid: 'Kaçın',
    avoidances: {
      toll: 'Ücretli yollar',
      highway: 'Otoyollar',
      uturn: 'U dönüşleri',
      unpaved: 'Asfaltsız yollar',
      ferry: 'Feribotlar',
    },
    carpool: 'Araç paylaşım şeritlerini kullan',
  },

  routeSummary: {
    label: 'Rota',
    unknownDistance: 'Mesafe bilinmiyor',
    unknownDuration: 'Süre bilinmiyor',
    arrive: (time) => `Varış: ${time}`,
    via: (road) => `${road} üzerinden`,
    by: { car: 'Arabayla', truck: 'Kamyonla', bicycle: 'Bisikletle', pedestrian: 'Yürüyerek' },
    unmet: {
      hov: 'Bu rotada araç paylaşım şeridi var',
      toll: 'Bu rotada ücretli yol var',
      highway: 'Bu rotada otoyol var',
      uturn: 'Bu rotada U dönüşü var',
      unpaved: 'Bu rotada asfaltsız yol var',
      ferry: 'Bu rotada feribot var',
    },
  },

  savedPlaces: {
    list: 'Son yerler',
    pin: (line) => `Sabitle: ${line}`,
    remove: (line) => `Kaldır: ${line}`,
    removeAll: 'Tümünü kaldır',
    done: 'Bitti',
  },

  searchResults: {
    list: 'Arama sonuçları',
    idle: 'Arama yaptığınızda yerler burada görünür.',
    loading: 'Aranıyor…',
    found: places,
    nothing: 'Sonuç yok',
    edit: 'Aramayı düzenle',
    nothingAdvice: 'Yazımı kontrol edin veya başka bir yerde arayın.',
    nothingChosenAdvice: 'Yazımı kontrol edin, daha az filtre seçin veya başka bir yerde arayın.',
    nothingInside: 'Bu bölgede yer yok',
    nothingInsideAdvice: 'Başka bir arama deneyin.',
    unnamed: 'Adsız yer',
    sort: 'Sıralama',
    relevance: 'Alaka düzeyi',
    byDistance: (from) => `Mesafe (${from})`,
    byRating: 'Puan',
    byPrice: 'Fiyat',
    cheapest: 'En ucuz',
    filters: 'Filtreler',
    openNow: 'Şu anda açık',
    rated: (rating) => `${rating} ve üzeri puan`,
    clearFilters: 'Filtreleri temizle',
    filtered: (shown, of) => `${of}, uyan: ${shown}`,
    nonePasses: 'Filtrelerinize uyan sonuç yok.',
    hoursUnknown: (_count, shown) => `${shown} yer gizlendi: saatleri bilinmiyor.`,
    ratingUnknown: (_count, shown) => `${shown} yer gizlendi: puanı yok.`,
    showUnknown: 'Yine de göster',
    bounded: 'Daha fazlası olabilir.',
    fromYou: 'konumunuza göre',
    fromMapCenter: 'harita merkezine göre',
    fromSearchCenter: 'arama merkezine göre',
    fromPlace: (name) => `başlangıç: ${name}`,
    more: 'Daha fazla göster',
    searchOn: 'Aramaya devam et',
    loadingMore: 'Devamı yükleniyor…',
    moreFailed: 'Devamı yüklenemedi.',
    refreshFailed: 'Bu sonuçlar güncel olmayabilir.',
    showAll: (_count, shown) => `${shown} yerin tümünü göster`,
    failed: 'Arama şu anda çalışmıyor.',
  },
}
