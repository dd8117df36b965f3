package mill;

class Scale {
    int weigh(Sack sack) {
        int grams = plate.put(sack);
        for (Weight weight : weights) {
            grams -= weight.grams();
        }
        return grams;
    }

    void adjust(int grams) {
        zero = grams;
        screw.turn(zero / 10);
        log("adjusted by " + grams);
    }
}
