package depot;

class Yard {
    String label(Crew crew, int gate) {
        log(gate);
        return "at " + crew.find(gate).name().trim();
    }

    boolean isHeavy(Lorry lorry, int limit) {
        log(limit);
        return lorry.load().weight() > limit;
    }

    String owner(Lorry lorry, int gate) {
        log(gate);
        return "of " + lorry.owner().name();
    }
}
