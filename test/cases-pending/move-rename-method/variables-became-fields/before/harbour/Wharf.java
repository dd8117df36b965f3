package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    boolean checkHolds() {
        String foreName = "fore hold";
        List<Crate> foreCrates = foreHold.crates();
        if (!isStowed(foreCrates, foreName)) return false;
        String aftName = "aft hold";
        List<Crate> aftCrates = aftHold.crates();
        if (!isStowed(aftCrates, aftName)) return false;
        return true;
    }
}
