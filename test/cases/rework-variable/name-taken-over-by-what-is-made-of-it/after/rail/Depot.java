package rail;

class Depot {
    void call(int number) {
        Contract contract = crewOf(number, true);
        Crew crew = new Crew(contract);
        wake(crew);
        crew.board();
    }

    void hire(int number) {
        Contract contract = this.office.find(number, true);
        Crew crew = this.union.take(contract);
        wake(crew);
        crew.board();
    }

    void list() {
        for (Contract contract : this.office.contracts()) {
            Crew crew = contract.isOver() ? null : contract.crew();
            wake(crew);
            crew.board();
        }
    }

    void pay() {
        for (Map.Entry<Name, Wage> entry : this.wages.entrySet()) {
            Name name = entry.getKey();
            Wage wage = entry.getValue();
            pay(name, wage);
        }
    }
}
