import type { Language } from './Language.ts'

/** Greek. */
export const el: Language = {
  modifiers:
    'κοντά μου; εδώ κοντά; κοντά; κοντινό; κοντινά; κοντινότερο; κοντινότερη; πλησιέστερο; πλησιέστερη; ανοιχτό τώρα; ανοιχτό; ανοιχτά; διανυκτερεύον; εφημερεύον; εφημερεύοντα; φθηνό; καλύτερο; 24 ώρες',
  corners: 'γωνία',
  joiners: 'και γωνία',
  between: 'μεταξύ',
  prepositions: 'σε στο στη στην στον κοντά',
  particles: 'και ο η το οι τα του της των',
  postalCode: 'ταχυδρομικός κώδικας; τκ',
  units: 'όροφος διαμέρισμα',
  numbers: 'αρ αριθμός',
  plurals: 'ες>α α>ο οι>ος εια>ειο',
  roads: {
    οδ: 'οδός',
    λεωφ: 'λεωφόρος λ',
    πλ: 'πλατεία',
  },
  short: {
    αγ: 'άγιος αγία αγίου αγίας',
  },
  kinds: {
    'amenity/atm': 'ΑΤΜ',
    'amenity/cinema': 'σινεμά, κινηματογράφος',
    'amenity/doctors': 'γιατρός, ιατρείο',
    'amenity/fuel': 'βενζινάδικο, πρατήριο καυσίμων',
    'amenity/parking': 'πάρκινγκ, χώρος στάθμευσης',
    'amenity/pharmacy': 'φαρμακείο',
    'amenity/toilets': 'τουαλέτα, τουαλέτες',
    'leisure/fitness_centre': 'γυμναστήριο',
    'public_transport/station_train': 'σιδηροδρομικός σταθμός, σταθμός τρένου',
    'shop/bakery': 'φούρνος, αρτοποιείο',
    'shop/convenience': 'μίνι μάρκετ, ψιλικά, περίπτερο',
    'shop/hairdresser': 'κομμωτήριο, κουρείο',
  },
}
