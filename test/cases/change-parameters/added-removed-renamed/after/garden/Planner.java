package garden;

class Planner {
    String plan(String bed, int weeks, boolean urgent) {
        String text = bed.trim();
        log(text);
        notify(urgent);
        return text + weeks;
    }

    void plant(String seed) {
        dig(seed);
        cover(seed);
    }

    int rows(int length) {
        int half = length / 2;
        return half * length;
    }
}
