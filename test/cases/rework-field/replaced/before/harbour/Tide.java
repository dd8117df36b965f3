package harbour;

class Tide {
    private int low = 2;

    int fall(int hours) {
        int metres = low * hours;
        return metres + low;
    }

    int rest() {
        return low;
    }
}
