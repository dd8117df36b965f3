package race;

public class Pit {
    private int wheels;

    public int stop(Car car) {
        int seconds = 0;
        for (int wheel = 0; wheel < wheels; wheel++) {
            seconds += car.change(wheel);
        }
        return seconds + 3;
    }
}
