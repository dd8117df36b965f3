package hive;

public class Hive {
    public String rate(int bees, int honey) {
        String rate = "poor";
        int limit = bees / 100;
        if (honey > limit) {
            rate = "good";
        }
        return rate + " (" + limit + ")";
    }
}
