package garden;

class Planner {
    String plan(String bed, int weeks) {
        String text = bed.trim();
        log(text);
        return text + weeks;
    }

    void plant(String seed, boolean deep) {
        dig(seed);
        cover(seed);
    }

    int rows(int size) {
        int half = size / 2;
        return half * size;
    }
}
