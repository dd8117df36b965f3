package harbour;

class Guide {
    private int years;

    int experience(int more) {
        years = years + more;
        return years;
    }
}
