package bus;

public class Fare {
    public long price(int zones, boolean child) {
        long surcharge = Calendar.isNight() ? 100 : 0;
        long price = zones * 180L + surcharge;
        return child ? price / 2 : price;
    }
}
