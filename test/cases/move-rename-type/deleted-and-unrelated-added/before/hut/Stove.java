package hut;

public class Stove {
    private int logs;

    public void stoke(int more) {
        logs += more;
    }

    public boolean isWarm() {
        return logs > 3;
    }
}
