package hotel;

public class Room {
    private int nights;
    private long perNight;

    public int nights() {
        return nights;
    }

    public String bill() {
        long total = nights * perNight;
        return "total: " + total;
    }
}
