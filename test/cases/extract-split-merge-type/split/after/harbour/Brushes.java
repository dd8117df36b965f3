package harbour;

class Brushes {
    static String paint(String box) {
        String color = mix(box);
        brush("paint", color);
        return color;
    }

    static String polish(String box) {
        String shine = rub(box);
        brush("wax", shine);
        return shine;
    }
}
