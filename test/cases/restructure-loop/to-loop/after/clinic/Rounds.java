package clinic;

class Rounds {
    void all(List<Patient> patients) {
        begin("rounds");
        for (Patient patient : patients) {
            visit(patient);
        }
    }
}
