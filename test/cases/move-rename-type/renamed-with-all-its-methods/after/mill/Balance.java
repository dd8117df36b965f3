package mill;

class Balance {
    int measure(Sack sack) {
        int grams = plate.put(sack);
        for (Weight weight : weights) {
            grams -= weight.grams();
        }
        return grams;
    }

    void calibrate(int grams) {
        zero = grams;
        screw.turn(zero / 10);
        log("adjusted by " + grams);
    }
}
