package clinic;

class Lab {
    private int runs;

    String analyse(String sample) {
        int level = measure(sample);
        keep(sample, level);
        runs = runs + 1;
        return sample + level;
    }

    private void keep(String sample, int level) {
        store(sample, level);
        announce(sample, level);
    }
}
