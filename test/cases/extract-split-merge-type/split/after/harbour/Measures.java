package harbour;

class Measures {
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
}
