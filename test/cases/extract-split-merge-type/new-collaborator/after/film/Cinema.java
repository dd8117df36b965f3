package film;

public class Cinema {
    private int sold;
    private final Alarm alarm = new Alarm();

    public void sell(int seats) {
        alarm.arm(seats > 100);
        sold += seats;
    }
}
