package bus;

public class Fare {
    public long price(int zones, boolean child) {
        long price = zones * 180L;
        return child ? price / 2 : price;
    }
}
