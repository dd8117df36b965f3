package harbour.yard;

class Nail {
    private boolean bent;

    boolean hit(boolean hard) {
        bent = hard && ready("hammer");
        return bent;
    }
}
