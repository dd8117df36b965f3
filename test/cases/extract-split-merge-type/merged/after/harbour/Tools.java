package harbour;

class Tools {
    static int weigh(String box) {
        int grams = scale(box);
        report("weight", grams);
        return grams;
    }

    static int measure(String box) {
        int metres = tape(box);
        report("length", metres);
        return metres;
    }

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
