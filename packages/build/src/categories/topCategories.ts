import type { CatalogLanguage } from '@signpost/client/protocol'

/** A top-level category and its tagging presets, in the order of their display. */
export interface TopCategory {
  code: string
  names: Record<CatalogLanguage, string>
  /** Ids of presets, separated by white space. */
  presets: string
}

/** The top level of the category list. The tagging schema's own groups (amenity, shop) mean little to users. */
export const topCategories: readonly TopCategory[] = [
  {
    code: 'food',
    names: {
      en: 'Food & Drink',
      fr: 'Restaurants et bars',
      es: 'Comer y beber',
      de: 'Essen und Trinken',
      it: 'Mangiare e bere',
    },
    presets: `
      amenity/restaurant amenity/cafe amenity/fast_food amenity/bar amenity/pub amenity/ice_cream amenity/food_court
      amenity/biergarten amenity/hookah_lounge
      amenity/restaurant/pizza amenity/restaurant/italian amenity/restaurant/chinese amenity/restaurant/japanese
      amenity/restaurant/sushi amenity/restaurant/mexican amenity/restaurant/indian amenity/restaurant/thai
      amenity/restaurant/french amenity/restaurant/greek amenity/restaurant/turkish amenity/restaurant/seafood
      amenity/restaurant/steakhouse amenity/restaurant/asian amenity/restaurant/american
      amenity/fast_food/burger amenity/fast_food/pizza amenity/fast_food/kebab amenity/fast_food/sandwich
      amenity/fast_food/chicken`,
  },
  {
    code: 'groceries',
    names: {
      en: 'Groceries',
      fr: 'Alimentation',
      es: 'Alimentación',
      de: 'Lebensmittel',
      it: 'Alimentari',
    },
    presets: `
      shop/supermarket shop/convenience shop/bakery shop/butcher shop/greengrocer shop/kiosk shop/alcohol shop/beverages
      shop/wine shop/pastry shop/confectionery shop/chocolate shop/deli shop/cheese shop/dairy shop/seafood
      shop/frozen_food shop/health_food shop/coffee shop/tea shop/pasta shop/spices shop/nuts shop/farm shop/water
      amenity/marketplace`,
  },
  {
    code: 'shopping',
    names: { en: 'Shopping', fr: 'Magasins', es: 'Tiendas', de: 'Einkaufen', it: 'Negozi' },
    presets: `
      shop/mall shop/department_store shop/clothes shop/shoes shop/electronics shop/mobile_phone shop/computer
      shop/furniture shop/hardware shop/doityourself shop/books shop/stationery shop/gift shop/toys shop/sports
      shop/jewelry shop/watches shop/florist shop/garden_centre shop/pet shop/optician shop/cosmetics shop/perfumery
      shop/chemist shop/variety_store shop/general shop/second_hand shop/charity shop/antiques shop/art shop/craft
      shop/appliance shop/hifi shop/video_games shop/camera shop/photo shop/music shop/musical_instrument shop/bag
      shop/leather shop/fashion_accessories shop/baby_goods shop/bed shop/household_linen shop/houseware shop/carpet
      shop/curtain shop/lighting shop/kitchen shop/bathroom_furnishing shop/interior_decoration shop/paint shop/tiles
      shop/flooring shop/doors shop/electrical shop/fabric shop/sewing shop/outdoor shop/bicycle shop/fishing
      shop/hunting shop/weapons shop/swimming_pool shop/party shop/tobacco shop/e-cigarette shop/newsagent shop/lottery
      shop/religion shop/erotic shop/agrarian shop/trade shop/wholesale shop/gas shop/hearing_aids shop/herbalist
      shop/nutrition_supplements shop/window_blind shop/collector shop/games shop/frame shop/telecommunication`,
  },
  {
    code: 'automotive',
    names: {
      en: 'Cars & Fuel',
      fr: 'Voitures et carburant',
      es: 'Coches y combustible',
      de: 'Auto und Tanken',
      it: 'Auto e carburante',
    },
    presets: `
      amenity/fuel amenity/charging_station amenity/parking amenity/car_wash amenity/car_rental amenity/car_sharing
      amenity/motorcycle_parking amenity/motorcycle_rental amenity/vehicle_inspection shop/car shop/car_repair
      shop/car_parts shop/tyres shop/motorcycle shop/motorcycle_repair shop/caravan shop/boat`,
  },
  {
    code: 'transport',
    names: {
      en: 'Transport',
      fr: 'Transports',
      es: 'Transporte',
      de: 'Verkehr',
      it: 'Trasporti',
    },
    presets: `
      aeroway/aerodrome aeroway/terminal aeroway/helipad public_transport/station_train
      public_transport/station_subway public_transport/station_light_rail public_transport/station_tram
      public_transport/station_bus public_transport/station_ferry amenity/taxi amenity/bicycle_rental
      amenity/bicycle_parking amenity/boat_rental leisure/marina`,
  },
  {
    code: 'lodging',
    names: {
      en: 'Hotels & Lodging',
      fr: 'Hébergement',
      es: 'Alojamiento',
      de: 'Unterkunft',
      it: 'Alloggi',
    },
    presets: `
      tourism/hotel tourism/motel tourism/hostel tourism/guest_house tourism/apartment tourism/chalet tourism/camp_site
      tourism/caravan_site tourism/alpine_hut leisure/resort amenity/love_hotel`,
  },
  {
    code: 'health',
    names: { en: 'Health', fr: 'Santé', es: 'Salud', de: 'Gesundheit', it: 'Salute' },
    presets: `
      amenity/pharmacy amenity/hospital amenity/clinic amenity/doctors amenity/dentist amenity/veterinary
      healthcare/laboratory healthcare/physiotherapist healthcare/psychotherapist healthcare/optometrist
      healthcare/alternative healthcare/blood_donation healthcare/rehabilitation healthcare/hospice healthcare/midwife
      healthcare/audiologist healthcare/podiatrist shop/medical_supply emergency/ambulance_station`,
  },
  {
    code: 'money',
    names: {
      en: 'Banks & Money',
      fr: 'Banques et argent',
      es: 'Bancos y dinero',
      de: 'Banken und Geld',
      it: 'Banche e denaro',
    },
    presets: `
      amenity/bank amenity/atm amenity/bureau_de_change amenity/payment_centre amenity/money_transfer
      shop/money_lender shop/pawnbroker office/financial office/insurance office/accountant
      office/tax_advisor`,
  },
  {
    code: 'services',
    names: {
      en: 'Services',
      fr: 'Services',
      es: 'Servicios',
      de: 'Dienstleistungen',
      it: 'Servizi',
    },
    presets: `
      amenity/post_office amenity/parcel_locker shop/hairdresser shop/beauty shop/massage shop/tattoo
      shop/laundry shop/dry_cleaning shop/tailor shop/shoe_repair shop/locksmith shop/copyshop shop/travel_agency
      shop/rental shop/repair shop/storage_rental shop/pet_grooming shop/funeral_directors office/estate_agent
      office/lawyer office/notary office/architect office/company office/it office/telecommunication office/newspaper
      office/advertising_agency office/coworking office/employment_agency office/consulting office/engineer
      office/moving_company craft/carpenter craft/electrician craft/plumber craft/painter craft/photographer
      craft/electronics_repair craft/metal_construction craft/window_construction craft/stonemason
      craft/upholsterer craft/gardener craft/hvac craft/caterer craft/brewery craft/winery amenity/toilets
      amenity/recycling_centre amenity/animal_shelter amenity/internet_cafe`,
  },
  {
    code: 'education',
    names: {
      en: 'Education',
      fr: 'Enseignement',
      es: 'Educación',
      de: 'Bildung',
      it: 'Istruzione',
    },
    presets: `
      education/school education/kindergarten education/university education/college education/language_school
      education/driving_school education/music_school education/dancing_school education/prep_school amenity/childcare
      amenity/library amenity/research_institute office/educational_institution`,
  },
  {
    code: 'sights',
    names: {
      en: 'Sights & Culture',
      fr: 'Culture et visites',
      es: 'Cultura y turismo',
      de: 'Kultur und Ausflug',
      it: 'Cultura e turismo',
    },
    presets: `
      tourism/museum tourism/attraction tourism/viewpoint tourism/gallery tourism/artwork tourism/information
      tourism/zoo tourism/aquarium tourism/theme_park amenity/theatre amenity/cinema amenity/arts_centre
      amenity/planetarium amenity/nightclub amenity/casino amenity/events_venue amenity/exhibition_centre
      amenity/conference_centre amenity/fountain amenity/studio historic/monument historic/memorial historic/castle
      historic/fort historic/ruins historic/archaeological_site historic/building historic/city_gate
      man_made/lighthouse man_made/tower man_made/observatory place/square`,
  },
  {
    code: 'recreation',
    names: {
      en: 'Sports & Outdoors',
      fr: 'Sports et loisirs',
      es: 'Deporte y ocio',
      de: 'Sport und Freizeit',
      it: 'Sport e tempo libero',
    },
    presets: `
      leisure/park leisure/playground leisure/fitness_centre leisure/sports_centre leisure/stadium leisure/pitch
      leisure/swimming_pool leisure/golf_course leisure/track leisure/ice_rink leisure/bowling_alley leisure/dance
      leisure/sauna leisure/garden leisure/nature_reserve leisure/water_park leisure/miniature_golf
      leisure/horse_riding leisure/beach_resort leisure/dog_park leisure/amusement_arcade leisure/escape_game
      amenity/public_bath amenity/dojo club/sport natural/beach natural/peak natural/water natural/spring
      tourism/picnic_site landuse/recreation_ground`,
  },
  {
    code: 'community',
    names: {
      en: 'Public & Community',
      fr: 'Services publics et lieux de culte',
      es: 'Instituciones y culto',
      de: 'Öffentliches und Gemeinschaft',
      it: 'Istituzioni e culto',
    },
    presets: `
      amenity/townhall amenity/police amenity/fire_station amenity/courthouse amenity/prison amenity/community_centre
      amenity/social_facility amenity/social_centre amenity/place_of_worship amenity/place_of_worship/christian
      amenity/place_of_worship/muslim amenity/place_of_worship/jewish amenity/place_of_worship/buddhist
      amenity/place_of_worship/hindu amenity/monastery amenity/grave_yard landuse/cemetery office/government
      office/diplomatic office/association office/ngo office/political_party office/union office/religion
      club/scout`,
  },
]
