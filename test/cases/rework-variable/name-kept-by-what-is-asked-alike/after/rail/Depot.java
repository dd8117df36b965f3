package rail;

class Depot {
    void call(int number) {
        Contract contract = contractOf(true, number);
        Crew crew = crewOf(contract);
        wake(crew);
        crew.board();
    }

    void choose(int number) {
        Contract contract = crewOf(number, true);
        Crew crew = contract == null ? null : crewFor(contract);
        wake(crew);
        crew.board();
    }

    void list() {
        for (Contract contract : union.all(3)) {
            Crew crew = contract.crew();
            wake(crew);
            crew.board();
        }
    }

    void pay() {
        for (final Map.Entry<Name, Wage> entry : this.wages.entrySet()) {
            Name name = entry.getKey();
            Wage wage = entry.getValue();
            pay(name, wage);
        }
    }
}
