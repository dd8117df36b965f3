package clinic;

class Lab {
    private int runs;

    String analyse(String sample) {
        int level = measure(sample);
        store(sample, level);
        announce(sample, level);
        runs = runs + 1;
        return sample + level;
    }
}
