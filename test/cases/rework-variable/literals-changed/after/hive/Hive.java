package hive;

public class Hive {
    public String rate(int bees, int honey) {
        String rate = "low";
        int limit = bees / 80;
        if (honey >= limit) {
            rate = "high";
        }
        return rate + " [" + limit + "]";
    }
}
