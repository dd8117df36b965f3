package harbour;

class Pilot {
    private int years;

    int experience(int more) {
        years = years + more;
        return years;
    }
}
