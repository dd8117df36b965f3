package clinic;

class Fee {
    int of(Patient patient) {
        return patient.insured() ? base(patient) : full(patient);
    }
}
