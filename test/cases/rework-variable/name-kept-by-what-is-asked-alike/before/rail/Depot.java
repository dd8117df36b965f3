package rail;

class Depot {
    void call(int number) {
        Crew crew = crewOf(number);
        wake(crew);
        crew.board();
    }

    void choose(int number) {
        Crew crew = crewOf(number);
        wake(crew);
        crew.board();
    }

    void list() {
        for (Crew crew : this.office.crews()) {
            wake(crew);
            crew.board();
        }
    }

    void pay() {
        for (Name name : this.wages.keySet()) {
            Wage wage = this.wages.get(name);
            pay(name, wage);
        }
    }
}
