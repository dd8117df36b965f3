package harbour;

class Tide {
    private int low = 2;
    private int high = 9;

    int fall(int hours) {
        int metres = high * hours;
        return metres + high;
    }

    int rest() {
        return count("boats") + ask("pilot");
    }
}
