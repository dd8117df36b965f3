package rent;

public class Rent {
    private long base;

    public long monthly(int rooms) {
        long price = base + rooms * 90L;
        if (rooms > 3) {
            price -= 50;
        }
        return price;
    }

    public String offer(int rooms) {
        return "rent " + monthly(rooms);
    }
}
