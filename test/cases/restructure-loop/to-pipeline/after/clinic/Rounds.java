package clinic;

class Rounds {
    void all(List<Patient> patients) {
        begin("rounds");
        patients.forEach(patient -> visit(patient));
    }
}
