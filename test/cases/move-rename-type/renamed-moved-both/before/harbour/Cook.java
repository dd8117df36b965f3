package harbour;

class Cook {
    private double salt;

    double season(double soup) {
        double taste = soup * salt;
        return taste / 2;
    }
}
